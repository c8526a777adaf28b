import { DISCOMFORTS, discomfortsOf } from './discomfort.ts';
import type { Discomfort, Discomforts, Taste } from './discomfort.ts';
import { addDays, dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { isFelt } from './felt-difference.ts';
import type { SpanFigures } from '../span-figures.ts';
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

/**
 * Better dates, or why none are proposed. 'best': no month is clearly better. 'even': each month
 * that gains in one thing loses in another. Null where others are better but must not be proposed:
 * the trip is near or over, or its dates are fixed.
 */
export type OtherDates = BetterDates | 'best' | 'even' | null;

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
/** Who leaves within so many days has packed in their mind: no other dates are proposed. */
const SOON_DAYS = 30;
/** On days colder than this nobody thinks of the sea unasked, degrees Celsius. */
const BATHING_AIR = 18;
/** A gain of less than this share of the greatest is not told. */
const TOLD_SHARE = 0.3;

type Candidate = Omit<BetterDates, 'gains' | 'loss'> & { changes: Changes };

/** Points by which dates are better in each thing; nothing where nobody would feel it. Losses are negative. */
type Changes = Readonly<Record<Discomfort, number>>;

/** The trip's dates, to which others are compared. */
type Comparison = {
  trip: SpanFigures;
  taste: Taste;
  /** The figures of other days at the place. */
  figuresOf: (startDate: IsoDay, endDate: IsoDay) => SpanFigures;
  /** Whether other days still have what the wishes are for. */
  keepsWishes: (span: SpanFigures) => boolean;
  /** Null when there is none: earlier days are compared too. */
  today: IsoDay | null;
};

/**
 * Earlier dates than today are not proposed, nor any for a trip that starts soon or whose dates are fixed. Of a
 * trip that is over nothing is said at all.
 */
export function otherDates(comparison: Comparison): OtherDates {
  const { taste, today, trip } = comparison;
  if (today !== null && trip.endDate < today) return null;
  const other = bestOf(comparison);
  const isFixed = taste.wants.seasons?.includes('fixed') === true;
  const isSoon = today !== null && trip.startDate <= addDays(today, SOON_DAYS);
  return (isFixed || isSoon) && other !== 'best' ? null : other;
}

function bestOf({ figuresOf, keepsWishes, taste, today, trip }: Comparison): OtherDates {
  const now = discomfortsOf(trip, taste);
  const length = dayCount(trip.startDate, trip.endDate);
  const judge = (by: 'days' | 'month', days: number, start: IsoDay): Candidate => {
    const span = figuresOf(start, addDays(start, length - 1));
    return { by, days, span, changes: changesBetween(trip, span, now, discomfortsOf(span, taste)) };
  };
  const shifts = SHIFTS.map((days) => judge('days', days, addDays(trip.startDate, days))).filter(
    ({ span }) => (today === null || span.startDate >= today) && keepsWishes(span),
  );
  const months = monthStarts(trip)
    .map((start) => judge('month', 0, start))
    .filter(({ span }) => keepsWishes(span));
  const shift = bestShift(shifts.filter(acceptable));
  const month = nearestOfBest(months.filter(acceptable), trip.month);
  const chosen = choose(shift, month);
  const untold = trip.high < BATHING_AIR && !taste.wants.sea ? 'sea' : null;
  if (chosen !== null) return described(chosen, untold);
  return months.every((one) => netOf(one) < LEAST.month) ? 'best' : 'even';
}

function changesBetween(
  trip: SpanFigures,
  span: SpanFigures,
  now: Discomforts,
  then: Discomforts,
): Changes {
  const change = (kind: Discomfort): number => {
    const points = now[kind] - then[kind];
    return points <= 0 || isFelt(kind, trip, span) ? points : 0;
  };
  return {
    heat: change('heat'),
    cold: change('cold'),
    wet: change('wet'),
    wind: change('wind'),
    dark: change('dark'),
    sea: change('sea'),
    snowless: change('snowless'),
    fog: change('fog'),
    storms: change('storms'),
    missed: change('missed'),
  };
}

/** Windows of the trip's length around the middle of each other month, within a year of the trip. */
function monthStarts({ startDate, endDate, month }: SpanFigures): IsoDay[] {
  const year = Number(startDate.slice(0, 4));
  const length = dayCount(startDate, endDate);
  return Array.from({ length: 12 }, (_, index) => index + 1)
    .filter((other) => other !== month)
    .map((other) => windowStart(year, other, length));
}

function acceptable(candidate: Candidate): boolean {
  const { by, changes } = candidate;
  const losses = sumOver((kind) => Math.max(0, -changes[kind]));
  const net = netOf(candidate);
  return net >= LEAST[by] && losses <= LOSS_SHARE[by] * (net + losses);
}

function netOf({ changes }: Candidate): number {
  return sumOver((kind) => changes[kind]);
}

function bestShift(shifts: readonly Candidate[]): Candidate | null {
  const best = mostNet(shifts);
  if (best === null) return null;
  const enough = shifts.filter((one) => netOf(one) >= WEEK_SHARE * netOf(best));
  return mostNet(enough.filter(({ days }) => Math.abs(days) === 7)) ?? best;
}

function nearestOfBest(months: readonly Candidate[], from: number): Candidate | null {
  const best = mostNet(months);
  if (best === null) return null;
  const good = months.filter((one) => netOf(one) >= netOf(best) - AS_GOOD);
  const away = ({ span }: Candidate) =>
    Math.min((span.month - from + 12) % 12, (from - span.month + 12) % 12);
  return (
    good.toSorted((one, other) => away(one) - away(other) || netOf(other) - netOf(one))[0] ?? best
  );
}

function choose(shift: Candidate | null, month: Candidate | null): Candidate | null {
  if (shift === null || month === null) return shift ?? month;
  return netOf(month) >= MONTH_OVER_DAYS * netOf(shift) ? month : shift;
}

function described({ by, days, span, changes }: Candidate, untold: Discomfort | null): BetterDates {
  const ranked = DISCOMFORTS.filter((kind) => kind !== untold).toSorted(
    (one, other) => changes[other] - changes[one],
  );
  const [first] = ranked;
  const least = first === undefined ? 0 : TOLD_SHARE * changes[first];
  const worst = ranked.at(-1);
  return {
    by,
    days,
    span,
    gains: ranked.filter((kind) => changes[kind] > 0 && changes[kind] >= least).slice(0, 2),
    loss: worst !== undefined && changes[worst] <= -NOTICED ? worst : null,
  };
}

function mostNet(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (best, one) => (best === null || netOf(one) > netOf(best) ? one : best),
    null,
  );
}

function sumOver(value: (kind: Discomfort) => number): number {
  return DISCOMFORTS.reduce((sum, kind) => sum + value(kind), 0);
}
