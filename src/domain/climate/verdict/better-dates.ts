import { DISCOMFORTS, discomfortsOf, totalOf } from './discomfort.ts';
import type { Discomfort, Discomforts, Taste } from './discomfort.ts';
import { addDays, dayCount } from '../../days/day.ts';
import type { IsoDay } from '../../days/day.ts';
import { lowest } from '../../extremes.ts';
import { spanFigures } from '../span-figures.ts';
import type { SpanFigures, WeatherPlace } from '../span-figures.ts';
import { windowStart } from '../when-to-go.ts';

/** Dates that the weather makes better: some days earlier or later, or another month. */
export type BetterDates = {
  by: 'days' | 'month';
  /** Earlier is negative; 0 for a month. */
  days: number;
  span: SpanFigures;
  /** The improvements, most important first, and the one thing that gets noticeably worse. */
  gains: readonly Discomfort[];
  loss: Discomfort | null;
};

/** 'best': no month is clearly better. 'even': each that gains in one thing loses in another. */
export type OtherDates = BetterDates | 'best' | 'even';

const SHIFTS = [-14, -7, 7, 14] as const;
/** Points by which other dates must be better, and how much of the gain may be lost again. */
const LEAST = { days: 6, month: 10 } as const;
const LOSS_SHARE = { days: 0.3, month: 0.45 } as const;
/** A single loss of so many points is noticed. */
const NOTICED = 6;
/** A month must be so much better than the best shift of days. */
const MONTH_OVER_DAYS = 2;
/** A week is preferred to two when it brings so much of the gain. */
const WEEK_SHARE = 0.7;
/** Months within so many points of the best are as good: the nearest is taken. */
const AS_GOOD = 5;
/** On days colder than this nobody thinks of the sea unasked, degrees Celsius. */
const BATHING_AIR = 18;
/** A gain of less than this share of the greatest is not told. */
const TOLD_SHARE = 0.3;

type Candidate = Omit<BetterDates, 'gains' | 'loss'> & { net: number; discomforts: Discomforts };

/** Earlier dates than today are not proposed; null when there is no today. */
export function otherDates(
  place: WeatherPlace,
  trip: SpanFigures,
  taste: Taste,
  today: IsoDay | null,
): OtherDates {
  const now = discomfortsOf(trip, taste);
  const judge = (by: 'days' | 'month', days: number, start: IsoDay): Candidate => {
    const length = dayCount(trip.startDate, trip.endDate);
    const span = spanFigures(place, start, addDays(start, length - 1));
    const discomforts = discomfortsOf(span, taste);
    return { by, days, span, discomforts, net: totalOf(now) - totalOf(discomforts) };
  };
  const shifts = SHIFTS.map((days) => judge('days', days, addDays(trip.startDate, days))).filter(
    ({ span }) => today === null || span.startDate >= today,
  );
  const months = monthStarts(trip).map((start) => judge('month', 0, start));
  const shift = bestShift(shifts.filter((one) => acceptable(one, now)));
  const month = nearestOfBest(
    months.filter((one) => acceptable(one, now)),
    trip.month,
  );
  const chosen = choose(shift, month);
  const untold = trip.high < BATHING_AIR && !taste.wants.sea ? 'sea' : null;
  if (chosen !== null) return described(chosen, now, untold);
  return lowest(months.map(({ net }) => -net)) > -LEAST.month ? 'best' : 'even';
}

/** Windows of the trip's length around the middle of each other month, within a year of the trip. */
function monthStarts({ startDate, endDate, month }: SpanFigures): IsoDay[] {
  const year = Number(startDate.slice(0, 4));
  const length = dayCount(startDate, endDate);
  return Array.from({ length: 12 }, (_, index) => index + 1)
    .filter((other) => other !== month)
    .map((other) => windowStart(year, other, length));
}

function acceptable({ by, net, discomforts }: Candidate, now: Discomforts): boolean {
  const losses = sumOver((kind) => Math.max(0, discomforts[kind] - now[kind]));
  return net >= LEAST[by] && losses <= LOSS_SHARE[by] * (net + losses);
}

function bestShift(shifts: readonly Candidate[]): Candidate | null {
  const best = mostNet(shifts);
  if (best === null) return null;
  const enough = shifts.filter(({ net }) => net >= WEEK_SHARE * best.net);
  return mostNet(enough.filter(({ days }) => Math.abs(days) === 7)) ?? best;
}

function nearestOfBest(months: readonly Candidate[], from: number): Candidate | null {
  const best = mostNet(months);
  if (best === null) return null;
  const good = months.filter(({ net }) => net >= best.net - AS_GOOD);
  const away = ({ span }: Candidate) =>
    Math.min((span.month - from + 12) % 12, (from - span.month + 12) % 12);
  return good.toSorted((one, other) => away(one) - away(other) || other.net - one.net)[0] ?? best;
}

function choose(shift: Candidate | null, month: Candidate | null): Candidate | null {
  if (shift === null || month === null) return shift ?? month;
  return month.net >= MONTH_OVER_DAYS * shift.net ? month : shift;
}

function described(
  { by, days, span, discomforts }: Candidate,
  now: Discomforts,
  untold: Discomfort | null,
): BetterDates {
  const gain = (kind: Discomfort) => now[kind] - discomforts[kind];
  const ranked = DISCOMFORTS.filter((kind) => kind !== untold).toSorted(
    (one, other) => gain(other) - gain(one),
  );
  const [first] = ranked;
  const least = first === undefined ? 0 : TOLD_SHARE * gain(first);
  const worst = ranked.at(-1);
  return {
    by,
    days,
    span,
    gains: ranked.filter((kind) => gain(kind) > 0 && gain(kind) >= least).slice(0, 2),
    loss: worst !== undefined && gain(worst) <= -NOTICED ? worst : null,
  };
}

function mostNet(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (best, one) => (best === null || one.net > best.net ? one : best),
    null,
  );
}

function sumOver(value: (kind: Discomfort) => number): number {
  return DISCOMFORTS.reduce((sum, kind) => sum + value(kind), 0);
}
