import type { SpanFigures } from '../span-figures.ts';
import type { WeatherWants } from '../weather-wants.ts';

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

/** An attraction of these days that other times of the year do not have. */
export type Speciality = 'aurora' | 'green';

/** How place and wishes change the scoring of the weather. */
export type Taste = {
  /** Snow is what people come for on these days. */
  snow: boolean;
  /** One bathes in the sea here in summer, or the traveller asked for it. */
  bathing: boolean;
  speciality: Speciality | null;
  wants: WeatherWants;
};

/** Felt high from which heat tires, and night from which one sleeps badly, degrees Celsius. */
const HEAT = { day: 29, perDegree: 2.5, night: 23, perNight: 3 } as const;
/** Felt high below which one is cold, degrees Celsius; in snow one dresses for it. */
const COLD = {
  day: 17,
  onBeach: 24,
  inSnow: -3,
  perDegree: 2,
  night: 2,
  perNight: 0.5,
  mostNight: 8,
} as const;
const WET = { perDay: 4.5, perMm: 1.5, most: 25, snowCounts: 0.4 } as const;
const WIND = { from: 5, perMetre: 5 } as const;
const DARK = { hours: 10, perHour: 4 } as const;
const SEA = { warm: 22, perDegree: 1, asked: 2.5 } as const;
const SNOWLESS = 60;
const FOG = 12;
const STORMS = 6;
const MISSED = { asked: 40, unasked: 7 } as const;
/** Northern lights need nights in which the sun is 12 degrees below the horizon for hours. */
const AURORA = { midnight: -12, longestDay: 14, lat: 62 } as const;

export function discomfortsOf(span: SpanFigures, taste: Taste): Discomforts {
  const felt = span.felt?.celsius ?? span.high;
  const { snow, bathing, speciality, wants } = taste;
  return {
    heat: HEAT.perDegree * above(felt, HEAT.day) + HEAT.perNight * above(span.low, HEAT.night),
    cold: coldOf(felt, span.low, taste),
    wet: wetOf(span, snow),
    wind: span.wind === null ? 0 : WIND.perMetre * above(span.wind, WIND.from),
    dark: wants.aurora ? 0 : DARK.perHour * above(DARK.hours, span.light),
    sea:
      bathing && span.sea !== null
        ? above(SEA.warm, span.sea) * (wants.sea ? SEA.asked : SEA.perDegree)
        : 0,
    snowless: snow ? SNOWLESS * (1 - span.snowCover) : 0,
    fog: span.fog === null || span.fog === 'monsoon-drizzle' ? 0 : FOG,
    storms: span.storms ? STORMS : 0,
    missed: misses(span, speciality) ? (wants.aurora ? MISSED.asked : MISSED.unasked) : 0,
  };
}

/** Dark enough, at that latitude (degrees north), for northern lights. */
export function auroraNights({ midnight, light }: SpanFigures, lat: number): boolean {
  return lat >= AURORA.lat && midnight <= AURORA.midnight && light <= AURORA.longestDay;
}

function misses(span: SpanFigures, speciality: Speciality | null): boolean {
  if (speciality === 'aurora') return !auroraNights(span, AURORA.lat);
  return speciality === 'green' && span.fog !== 'monsoon-drizzle';
}

export function totalOf(discomforts: Discomforts): number {
  return DISCOMFORTS.reduce((sum, kind) => sum + discomforts[kind], 0);
}

function coldOf(felt: number, low: number, { snow, wants }: Taste): number {
  const limit = snow ? COLD.inSnow : wants.sea ? COLD.onBeach : COLD.day;
  const night = snow ? 0 : Math.min(COLD.mostNight, COLD.perNight * above(COLD.night, low));
  return COLD.perDegree * above(limit, felt) + night;
}

/** Snowfall is half of what a winter trip is for. */
function wetOf({ wetDays, dailyMm }: SpanFigures, snow: boolean): number {
  const points = WET.perDay * (wetDays ?? 0) + Math.min(WET.most, WET.perMm * (dailyMm ?? 0));
  return snow ? WET.snowCounts * points : points;
}

function above(value: number, limit: number): number {
  return Math.max(0, value - limit);
}
