import { climateOf } from '../climate/trip-climate.ts';
import type { PlannedStop } from '../trip/trip.ts';
import { stopDates, staysOf } from './stays.ts';
import type { StopDates } from './stays.ts';

/** The gain of the reverse order, in the mean of its stops: K, or wet days of ten. */
export type TurnedRound =
  | { gain: 'warmer' | 'cooler'; degrees: number }
  | { gain: 'drier'; wetDays: number };

/** K and wet days of ten that are felt over a whole trip. */
const FELT = { degrees: 4, wetDays: 2 } as const;
/** Mean high up to which warmer days are better, and from which cooler ones are, °C. */
const WARM_ENOUGH = 25;
const HOT = 30;

type Mean = { high: number; wetDays: number };

/**
 * Whether the trip would clearly be better with its stops in reverse order, from the same first day
 * and each for as many nights. Null where it would not, where some stops gain what others lose, or
 * where a stop was not measured.
 */
export function turnedRound(
  stops: readonly Pick<PlannedStop, 'evidence' | 'trip'>[],
): TurnedRound | null {
  const dates = stops.map(({ trip }) => trip.request);
  const now = meanOf(stops, dates);
  const then = meanOf(stops, turnedDates(dates));
  if (now === null || then === null) return null;
  const warmer = then.high - now.high;
  const drier = now.wetDays - then.wetDays;
  if (Math.abs(warmer) >= FELT.degrees && drier > -FELT.wetDays) {
    if (warmer > 0 && then.high <= HOT && now.high < WARM_ENOUGH) {
      return { gain: 'warmer', degrees: warmer };
    }
    if (warmer < 0 && now.high >= HOT) return { gain: 'cooler', degrees: -warmer };
  }
  const isColder = warmer <= -FELT.degrees && now.high < HOT;
  return drier >= FELT.wetDays && !isColder ? { gain: 'drier', wetDays: drier } : null;
}

/** The dates of each stop on the way back to front, in the order of the stops. */
function turnedDates(dates: readonly StopDates[]): StopDates[] {
  const [first] = dates;
  if (first === undefined) return [];
  const stays = staysOf(dates);
  const turned = stays
    .map(({ nights }, at) => ({ nights, gap: stays[at + 1]?.gap ?? 0 }))
    .toReversed();
  return stopDates(first.startDate, turned).toReversed();
}

function meanOf(
  stops: readonly Pick<PlannedStop, 'evidence'>[],
  dates: readonly StopDates[],
): Mean | null {
  const means = stops.map(({ evidence }, at) => {
    const { startDate, endDate } = dates[at] ?? {};
    if (evidence === null || startDate === undefined || endDate === undefined) return null;
    const { high, wetDaysPer10 } = climateOf(evidence.climate, startDate, endDate);
    return { high, wetDays: wetDaysPer10 ?? 0 };
  });
  const known = means.filter((mean) => mean !== null);
  if (known.length < stops.length || known.length === 0) return null;
  const meanBy = (value: (mean: Mean) => number) =>
    known.reduce((sum, mean) => sum + value(mean), 0) / known.length;
  return { high: meanBy(({ high }) => high), wetDays: meanBy(({ wetDays }) => wetDays) };
}
