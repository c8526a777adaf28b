import { WARM_SEA } from '../climate/warm-sea.ts';
import { highest, lowest } from '../extremes.ts';
import { spanFigures } from '../climate/span-figures.ts';
import type { SpanFigures } from '../climate/span-figures.ts';
import type { PlannedStop } from '../trip/trip.ts';

/** Traits that set a stop apart from the others besides its temperature, the most telling first. */
const REMARKS = [
  'no-sunrise',
  'storms',
  'midnight-sun',
  'bright-nights',
  'snow',
  'frost-nights',
  'warm-sea',
] as const;

type StopRemark = (typeof REMARKS)[number];

/** The index of a stop and its figures. */
type StopFigures = { at: number; figures: SpanFigures };

/** The weather of all stops in one sentence's parts; null where none was measured. */
export type RouteWeather = {
  warmest: StopFigures;
  /** Mean daily maximum of all stops, degrees Celsius. */
  high: number;
  /** Null where no stop is felt to be cooler. */
  coolest: StopFigures | null;
  /** Null where the rain is much the same, or what falls is rather snow. */
  wettest: StopFigures | null;
  /** Of the warmest or the coolest stop. */
  remark: { at: number; what: StopRemark } | null;
};

/** K between the warmest and the coolest stop from which both are named. */
const APART = 3;
/** Wet days of ten by which the wettest stop must be over the driest, and over the next one. */
const WETTER = 1;
const LEAD = 0.3;
const POLAR_DAY = 24;
/** The lowest sun of a night in which it never gets quite dark, degrees (days/daylight.ts, `darkBy`). */
const BRIGHT = -12;
const SNOW_LIES = 0.6;

/** The usual weather of a stop on its days; null where it was not measured. */
export function stopFigures({ evidence, trip }: PlannedStop): SpanFigures | null {
  if (evidence === null) return null;
  const { climate, terrain } = evidence;
  const { startDate, endDate } = trip.request;
  return spanFigures({ climate, terrain, point: trip.location }, startDate, endDate);
}

export function routeWeather(stops: readonly (SpanFigures | null)[]): RouteWeather | null {
  const known = stops.flatMap((figures, at) => (figures === null ? [] : [{ at, figures }]));
  const warmest = known.toSorted((a, b) => b.figures.high - a.figures.high)[0];
  const last = known.toSorted((a, b) => a.figures.high - b.figures.high)[0];
  if (warmest === undefined || last === undefined) return null;
  const coolest = warmest.figures.high - last.figures.high >= APART ? last : null;
  return {
    warmest,
    high: known.reduce((sum, { figures }) => sum + figures.high, 0) / known.length,
    coolest,
    wettest: wettestOf(known),
    remark: remarkOn([coolest, warmest], known),
  };
}

function wettestOf(known: readonly StopFigures[]): StopFigures | null {
  const ranked = known.toSorted((a, b) => (b.figures.wetDays ?? 0) - (a.figures.wetDays ?? 0));
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return null;
  const wet = ranked.map(({ figures }) => figures.wetDays ?? 0);
  const isFelt = highest(wet) - lowest(wet) >= WETTER;
  const leads = highest(wet) - (second.figures.wetDays ?? 0) >= LEAD;
  const { snowfall, wetDays } = first.figures;
  return isFelt && leads && snowfall <= (wetDays ?? 0) / 2 ? first : null;
}

/** Traits that exactly one of these stops has. */
function remarkOn(
  named: readonly (StopFigures | null)[],
  known: readonly StopFigures[],
): RouteWeather['remark'] {
  if (named[0] === null) return null;
  for (const what of REMARKS) {
    const having = known.filter(({ figures }) => isSo(what, figures));
    const [only] = having;
    if (having.length === 1 && named.some((stop) => stop?.at === only?.at)) {
      return only === undefined ? null : { at: only.at, what };
    }
  }
  return null;
}

function isSo(what: StopRemark, figures: SpanFigures): boolean {
  const { high, light, midnight, sea, snowCover, storms, traits } = figures;
  switch (what) {
    case 'no-sunrise':
      return light <= 0;
    case 'storms':
      return storms;
    case 'midnight-sun':
      return light >= POLAR_DAY;
    case 'bright-nights':
      return light < POLAR_DAY && midnight >= BRIGHT;
    case 'snow':
      return snowCover >= SNOW_LIES;
    case 'frost-nights':
      return traits.has('frost');
    case 'warm-sea':
      return sea !== null && sea >= WARM_SEA && high >= WARM_SEA;
    default:
      return what satisfies never;
  }
}
