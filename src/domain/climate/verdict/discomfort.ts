import { isInAuroraZone } from './aurora-zone.ts';
import type { SpanFigures } from '../span-figures.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { isForDarkness } from '../weather-wants.ts';
import type { WeatherWants, WishSeason } from '../weather-wants.ts';

/** Faults of the weather, scored in points: 5 are noticed, 20 are a burden. */
export const DISCOMFORTS = [
  'heat',
  'cold',
  'wet',
  'wind',
  'dark',
  'sea',
  'snowless',
  'fog',
  'storms',
  'missed',
] as const;

export type Discomfort = (typeof DISCOMFORTS)[number];
export type Discomforts = Readonly<Record<Discomfort, number>>;

/** Seasonal traits: an attraction of these days, or a season that was wished for. */
export type Speciality = 'aurora' | 'green' | Exclude<WishSeason, 'skiing' | 'fixed'>;

/** How place and wishes change the scoring of the weather. */
export type Taste = {
  /** Snow is what people come for on these days. */
  snow: boolean;
  /** One bathes in the sea here in summer, or the traveller asked for it. */
  bathing: boolean;
  speciality: Speciality | null;
  /** The traveller asked for it. */
  isAsked: boolean;
  /** Whether some days have it. */
  hasIt: (span: SpanFigures) => boolean;
  wants: WeatherWants;
};

/**
 * Felt high from which heat tires, and night from which one sleeps badly, degrees Celsius; small children
 * and older people notice it at 28 degrees.
 */
const HEAT = { day: 29, perDegree: 2.5, night: 23, perNight: 3 } as const;
const TENDER_HEAT = { day: 26, night: 21 } as const;
/** Felt high below which one is cold, degrees Celsius; for snow and winter evenings one dresses for it. */
const COLD = {
  day: 17,
  onBeach: 24,
  dressed: -3,
  onSnow: -12,
  perDegree: 2,
  night: 2,
  perNight: 0.5,
  mostNight: 8,
} as const;
const WET = { perDay: 4.5, perMm: 1.5, most: 25, snowCounts: 0.4, indoors: 0.4 } as const;
const WIND = { from: 5, perMetre: 5, indoors: 0.4 } as const;
const DARK = { hours: 10, perHour: 4 } as const;
const SEA = { warm: 22, perDegree: 1, asked: 2.5 } as const;
const SNOWLESS = 60;
const FOG = 12;
const STORMS = 6;
const MISSED = { asked: 40, unasked: 7 } as const;
/** Northern lights need nights in which the sun is 12 degrees below the horizon for hours. */
const AURORA = { midnight: -12, longestDay: 14 } as const;

export function discomfortsOf(span: SpanFigures, taste: Taste): Discomforts {
  const felt = span.felt?.celsius ?? span.high;
  const { snow, bathing, speciality, wants } = taste;
  return {
    heat: heatOf(felt, span.low, wants.tender === true),
    cold: coldOf(felt, span.low, taste),
    wet: wetOf(span, snow, wants),
    wind:
      span.wind === null
        ? 0
        : WIND.perMetre * above(span.wind, WIND.from) * (isIndoors(wants) ? WIND.indoors : 1),
    dark:
      isForDarkness(wants) || isIndoors(wants) ? 0 : DARK.perHour * above(DARK.hours, span.light),
    sea:
      bathing && span.sea !== null && !isIndoors(wants)
        ? above(SEA.warm, span.sea) * (wants.sea ? SEA.asked : SEA.perDegree)
        : 0,
    snowless: snow ? SNOWLESS * (1 - span.snowCover) : 0,
    fog: span.fog === null || span.fog === 'monsoon-drizzle' ? 0 : FOG,
    storms: span.storms ? STORMS : 0,
    missed:
      speciality === null || taste.hasIt(span) ? 0 : taste.isAsked ? MISSED.asked : MISSED.unasked,
  };
}

/** Dark enough for northern lights, where they are common. */
export function auroraNights(span: SpanFigures, point: LatLng): boolean {
  return isInAuroraZone(point) && isDark(span);
}

/** Dark enough for northern lights, wherever they reach. */
export function isDark({ midnight, light }: SpanFigures): boolean {
  return midnight <= AURORA.midnight && light <= AURORA.longestDay;
}

export function totalOf(discomforts: Discomforts): number {
  return DISCOMFORTS.reduce((sum, kind) => sum + discomforts[kind], 0);
}

function heatOf(felt: number, low: number, tender: boolean): number {
  const { day, night } = tender ? TENDER_HEAT : HEAT;
  return HEAT.perDegree * above(felt, day) + HEAT.perNight * above(low, night);
}

function coldOf(felt: number, low: number, { snow, wants }: Taste): number {
  const isDressed = snow || isForDarkness(wants) || isIndoors(wants);
  const dressed = snow ? COLD.onSnow : COLD.dressed;
  const limit = isDressed ? dressed : wants.sea ? COLD.onBeach : COLD.day;
  const night = isDressed ? 0 : Math.min(COLD.mostNight, COLD.perNight * above(COLD.night, low));
  return COLD.perDegree * above(limit, felt) + night;
}

/** Snowfall is half of what a winter trip is for; from door to door one gets a little wet. */
function wetOf({ wetDays, dailyMm }: SpanFigures, snow: boolean, wants: WeatherWants): number {
  const points = WET.perDay * (wetDays ?? 0) + Math.min(WET.most, WET.perMm * (dailyMm ?? 0));
  if (isIndoors(wants)) return WET.indoors * points;
  return snow ? WET.snowCounts * points : points;
}

/** Whoever sits in a pub minds neither the cold nor the dark outside. */
function isIndoors({ indoors }: WeatherWants): boolean {
  return indoors === true;
}

function above(value: number, limit: number): number {
  return Math.max(0, value - limit);
}
