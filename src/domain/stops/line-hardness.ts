import type { RecommendedProduct } from '../trip/recommendation.ts';

/** Things packed for any trip: their reasons tell only how long the trip is, or how many travel. */
const FOR_ANY_TRIP: ReadonlySet<string> = new Set(['passport', 'phone', 'teeth', 'first-aid']);

/** The reasons of these lines that say nothing of a place. */
export function generalReasons(lines: readonly RecommendedProduct[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ job = '', shortReason }) =>
      FOR_ANY_TRIP.has(job) && shortReason !== undefined ? [shortReason] : [],
    ),
  );
}

/** °C below which less is harder to stand. */
const COOL = 20;
const TIME = /(?<hour>\d{1,2}):(?<minute>\d{2})/u;
/** A figure with its groups of thousands, and where it is a range the other end of it. */
const FIGURE =
  /(?<minus>[-\u2212])?(?<from>\d+(?:[.,]\d{3})*)(?:\u2013\u2060?(?<to>\d+(?:[.,]\d{3})*))?/u;

/**
 * How much a reason asks, by its first figure: a colder night, a stronger sun, more days of rain,
 * an earlier dawn or dusk ask more. Comparable for the same thing at several places. Without a
 * figure it is the least.
 */
export function hardnessOf(shortReason: string): number {
  const time = TIME.exec(shortReason)?.groups;
  if (time !== undefined) return -(60 * Number(time['hour']) + Number(time['minute']));
  const found = FIGURE.exec(shortReason)?.groups;
  if (found === undefined) return Number.NEGATIVE_INFINITY;
  const from = numberOf(found['from']);
  const middle = found['to'] === undefined ? from : (from + numberOf(found['to'])) / 2;
  const figure = found['minus'] === undefined ? middle : -middle;
  return shortReason.includes('°C') && figure < COOL ? COOL - figure : figure;
}

function numberOf(text: string | undefined): number {
  return Number((text ?? '').replaceAll(/[.,]/gu, ''));
}
