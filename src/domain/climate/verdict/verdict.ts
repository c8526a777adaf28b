import { isInAuroraZone } from './aurora-zone.ts';
import { WARM_SEA } from '../warm-sea.ts';
import { snowCoverOf } from '../climate-spread.ts';
import { otherDates } from './better-dates.ts';
import type { OtherDates } from './better-dates.ts';
import { auroraNights, discomfortsOf } from './discomfort.ts';
import type { Speciality, Taste } from './discomfort.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { highest } from '#src/domain/extremes.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { spanFigures } from '../span-figures.ts';
import type { SpanFigures, WeatherPlace } from '../span-figures.ts';
import { atSlopes, hasSlopes } from './slopes.ts';
import type { WeatherWants } from '../weather-wants.ts';
import { keepsWishes, specialityOf } from './wish-season.ts';
import { yearExtreme } from './year-extreme.ts';
import type { YearExtreme } from './year-extreme.ts';

/** An advantage of some dates. */
export type GoodThing =
  | 'snow'
  | 'aurora'
  | 'advent'
  | 'leaves'
  | 'blossom'
  | 'bright-nights'
  | 'long-days'
  | 'warm-sea'
  | 'green'
  | 'dry'
  | 'mostly-dry'
  | 'mild'
  | 'warm';

/** A disadvantage of some dates. */
export type BadThing =
  | 'heat'
  | 'humid-nights'
  | 'cold'
  | 'frost-nights'
  | 'wet'
  | 'wind'
  | 'dark'
  | 'cold-sea'
  | 'no-snow'
  | 'fog'
  | 'storms'
  | 'sun';

/** Judges some dates at a place by their usual weather; no forecast. */
export type Verdict = {
  trip: SpanFigures;
  /** The snow of `trip` is that of the slopes around, on which the traveller wants to ski. */
  onSlopes: boolean;
  /** The best and the worst thing; null where nothing stands out. */
  best: GoodThing | null;
  worst: BadThing | null;
  /** How the trip's month leads the year, in what `other` makes better; null where it does not. */
  extreme: YearExtreme | null;
  other: OtherDates;
  /** Attractions that only some times of the year have, as far as they count here. */
  speciality: Speciality | null;
  /** The traveller's wishes that these days fulfil. */
  goodFor: 'skiing' | Speciality | null;
};

const SNOW_LIES = 0.6;

export function verdictOn(
  place: WeatherPlace,
  dates: { startDate: IsoDay; endDate: IsoDay },
  wants: WeatherWants,
  today: IsoDay | null,
): Verdict {
  const isSkiing = wants.seasons?.includes('skiing') === true && hasSlopes(place);
  const slopes = isSkiing ? atSlopes(place) : null;
  const figuresOf = (startDate: IsoDay, endDate: IsoDay): SpanFigures => {
    const figures = spanFigures(place, startDate, endDate, wants.tender === true);
    if (slopes === null) return figures;
    return { ...figures, snowCover: snowCoverOf(slopes, startDate, endDate) ?? figures.snowCover };
  };
  const trip = figuresOf(dates.startDate, dates.endDate);
  const taste = tasteOf(place, trip, wants);
  const other = otherDates({
    trip,
    taste,
    figuresOf,
    keepsWishes: (span) => keepsWishes(span, trip, place, wants),
    today,
  });
  const gain = other === null || typeof other === 'string' ? undefined : other.gains[0];
  return {
    trip,
    onSlopes: slopes !== null,
    best: topOf(goodThings(trip, taste, place.point)),
    worst: topOf(badThings(trip, taste)),
    extreme: gain === undefined ? null : yearExtreme(place, trip, gain),
    other,
    speciality: taste.speciality,
    goodFor: goodFor(trip, taste, isSkiing, place.point),
  };
}

function goodFor(
  trip: SpanFigures,
  { hasIt, isAsked, speciality }: Taste,
  isSkiing: boolean,
  point: LatLng,
): Verdict['goodFor'] {
  // Where only strong nights bring them, no dates are good for them.
  if (speciality === 'aurora' && !isInAuroraZone(point)) return null;
  if (isSkiing && trip.snowCover >= SNOW_LIES) return 'skiing';
  return isAsked && hasIt(trip) ? speciality : null;
}

function tasteOf(place: WeatherPlace, trip: SpanFigures, wants: WeatherWants): Taste {
  const { climate } = place;
  const snow = wants.snow || skiWinter(place, trip);
  return {
    snow,
    bathing: wants.sea || (!snow && climate.sea !== null && highest(climate.sea) >= WARM_SEA),
    ...specialityOf(place, trip, wants),
    wants,
  };
}

/** Snow lies and falls on high slopes inland, on days that one stays out. */
function skiWinter(place: WeatherPlace, trip: SpanFigures): boolean {
  const winter = trip.high > -10 && trip.high < 6 && trip.light > 7 && (trip.wetDays ?? 0) >= 1;
  return hasSlopes(place) && winter && trip.snowCover >= SNOW_LIES;
}

type Scored<Thing> = readonly [thing: Thing, points: number];

const WISHED_SEASONS = ['advent', 'leaves', 'blossom'] as const;
/** Fulfilled wishes come before other pleasant traits. */
const WISHED = 45;

function goodThings(trip: SpanFigures, taste: Taste, point: LatLng): Scored<GoodThing>[] {
  const { hasIt, isAsked, snow, speciality, wants } = taste;
  const { dailyMm, high, low, light, midnight, sea, snowCover, traits } = trip;
  const felt = trip.felt?.celsius ?? high;
  const wet = trip.wetDays ?? 10;
  const drizzle = trip.fog === 'monsoon-drizzle';
  const calmSea = !drizzle && wet < 6 && (dailyMm ?? 0) < 15;
  return [
    ['snow', snow && snowCover >= SNOW_LIES ? 40 : 0],
    ['aurora', auroraNights(trip, point) ? (wants.aurora ? WISHED : 20) : 0],
    ...WISHED_SEASONS.map((one) => {
      return [one, isAsked && speciality === one && hasIt(trip) ? WISHED : 0] as const;
    }),
    ['bright-nights', midnight >= -6 ? (speciality === 'midnight-sun' ? WISHED : 28) : 0],
    ['long-days', light >= 16 ? 12 : 0],
    [
      'warm-sea',
      calmSea && sea !== null && sea >= WARM_SEA && high >= 22 ? seaPoints(sea, wants) : 0,
    ],
    ['green', drizzle ? 35 : 0],
    ['dry', traits.has('dry') ? 22 : 0],
    ['mostly-dry', traits.has('mostly-dry') && !traits.has('dry') && wet <= 2.6 ? 9 : 0],
    ['mild', isMild(trip) && felt >= (wants.sea ? 24 : 17) && low >= 5 ? 15 : 0],
    ['warm', traits.has('warm') && felt >= 26 && felt < 30 && low <= 21 ? 13 : 0],
  ];
}

/** Mild, or so little warmer that nobody seeks the shade. */
function isMild({ felt, high, traits }: SpanFigures): boolean {
  return (traits.has('mild') || traits.has('warm')) && (felt?.celsius ?? high) < 26;
}

function seaPoints(sea: number, wants: WeatherWants): number {
  return (sea >= 25 ? 21 : 14) + (wants.sea ? 20 : 0);
}

function badThings(trip: SpanFigures, taste: Taste): Scored<BadThing>[] {
  const points = discomfortsOf(trip, taste);
  const { high, low, traits, uv } = trip;
  const wetDays = trip.wetDays ?? 0;
  // Who waits for northern lights minds the clouds of snow as much.
  const rains = traits.has('rain') || traits.has('showers') || taste.wants.aurora;
  return [
    ['heat', traits.has('heat') || traits.has('sultry') ? points.heat : 0],
    ['humid-nights', traits.has('humid') && !traits.has('heat') && low >= 22 ? points.heat : 0],
    ['cold', points.cold],
    ['frost-nights', traits.has('frost') && high >= 10 ? 7 : 0],
    ['wet', rains && wetDays >= 3 && !(taste.snow && isSnowfall(trip)) ? points.wet : 0],
    ['wind', points.wind + (traits.has('windy') ? 6 : 0)],
    ['dark', points.dark],
    ['cold-sea', points.sea],
    ['no-snow', points.snowless >= 25 ? points.snowless : 0],
    ['fog', trip.fog === null ? 0 : 30],
    ['storms', points.storms],
    ['sun', uv >= 8 ? uv - 5 : 0],
  ];
}

/** Precipitation falls rather as snow. */
function isSnowfall({ snowfall, wetDays }: SpanFigures): boolean {
  return snowfall > (wetDays ?? 0) / 2;
}

/** Less than this is not worth a word. */
const WORTH_TELLING = 4;

function topOf<Thing>(things: readonly Scored<Thing>[]): Thing | null {
  const [thing, points] = things.toSorted((one, other) => other[1] - one[1])[0] ?? [null, 0];
  return points >= WORTH_TELLING ? thing : null;
}
