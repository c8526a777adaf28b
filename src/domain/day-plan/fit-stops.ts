import { distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import { dayStops } from '../stops/day-stops.ts';
import type { StopDates } from '../stops/stays.ts';
import { EMPTY_DAY, consistent } from './day-plan.ts';
import type { DayPlan, PlannedDay } from './day-plan.ts';
import { fitPlan } from './fit-plan.ts';
import { pointKey, pointOfKey } from './idea-key.ts';
import { LONGEST_DAY_NOTE } from './kept-idea.ts';
import { nearestStop } from './lay-out/stop-plans.ts';

type Placed = { trip: { request: StopDates; location: LatLng } };

/** A trip, or what of it decides which days its plan has. */
type PlacedTrip = Placed & { stops?: readonly Placed[] | undefined };

/** A stop that was moved by less is the same stop. */
const SAME_STOP_KM = 25;
const STOP = 'stop';
/** Of a day between two stops. */
const GAP = '';

/**
 * The plan with a day for each day of the trip. On a trip with stops each day stays with its stop:
 * when dates, order or stops change, the days of a stop move with it. Ideas on a day that its stop
 * no longer has, or of a stop that is gone, are kept without a day. The notes go to the nearest
 * day. A trip of one stop is fitted as `fitPlan` does.
 */
export function fitTrip(plan: DayPlan, planned: PlacedTrip): DayPlan {
  const { request } = planned.trip;
  const isOfStops = plan.days.some(({ stop }) => stop !== undefined);
  if (planned.stops === undefined && !isOfStops) return fitPlan(plan, request);
  const names = stopNames(planned.stops ?? [planned]);
  const wanted = dayStops(planned).map(({ at }) => (at === null ? GAP : (names[at] ?? GAP)));
  const isFitted =
    planned.stops !== undefined &&
    plan.from === request.startDate &&
    plan.days.length === wanted.length &&
    plan.days.every(({ stop }, number) => stop === wanted[number]);
  if (isFitted) return plan;
  const fitted = fitDays(oldDays(plan, planned, names), wanted);
  return consistent({
    ...plan,
    from: request.startDate,
    days: planned.stops === undefined ? fitted.map(withoutStop) : fitted,
  });
}

/** Days that lie by their dates already, each with its stop. */
export function daysAtTheirStops(days: readonly PlannedDay[], planned: PlacedTrip): PlannedDay[] {
  const names = stopNames(planned.stops ?? [planned]);
  const stops = dayStops(planned).map(({ at }) => (at === null ? GAP : (names[at] ?? GAP)));
  return days.map((day, number) => atStop(day, stops[number] ?? GAP));
}

/** Each stop by its point; the second at the same point with a number. */
function stopNames(stops: readonly Placed[]): string[] {
  const times = new Map<string, number>();
  return stops.map(({ trip }) => {
    const name = pointKey(STOP, trip.location);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? name : `${name}#${before + 1}`;
  });
}

/** The days of the plan, each with the name of its stop as it is called now. */
function oldDays(plan: DayPlan, planned: PlacedTrip, names: readonly string[]): PlannedDay[] {
  const { days } = plan;
  if (days.every(({ stop }) => stop === undefined)) {
    // A trip of one stop before: of which, its ideas tell.
    const stop = names[likelyStop(plan, planned)] ?? GAP;
    return days.map((day) => atStop(day, stop));
  }
  const before = new Set(days.map(({ stop = GAP }) => stop));
  const free = names.filter((name) => !before.has(name));
  const renamed = new Map<string, string>();
  for (const old of before) {
    if (names.includes(old)) continue;
    const near = free.find((name) => isNear(old, name) && ![...renamed.values()].includes(name));
    if (near !== undefined) renamed.set(old, near);
  }
  return days.map((day) => atStop(day, renamed.get(day.stop ?? GAP) ?? day.stop ?? GAP));
}

function isNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => pointOfKey(name.replace(/#\d+$/u, '')));
  return a !== null && b !== null && a !== undefined && b !== undefined
    ? distanceKm(a.at, b.at) <= SAME_STOP_KM
    : false;
}

/** The stop that most of the ideas on the days are nearest to; the first where nothing tells. */
function likelyStop({ days, kept }: DayPlan, { stops = [] }: PlacedTrip): number {
  const onDays = new Set(days.flatMap(({ ideas, rain }) => [...ideas, ...rain]));
  const bases = stops.map(({ trip }) => trip.location);
  const votes = bases.map(() => 0);
  for (const { key, at } of kept) {
    const stop = at === undefined || !onDays.has(key) ? null : nearestStop(at, bases);
    if (stop !== null) votes[stop] = (votes[stop] ?? 0) + 1;
  }
  return Math.max(0, votes.indexOf(Math.max(0, ...votes)));
}

/** The first old day of a stop becomes its first day, and so on; notes of days without one go to the nearest. */
function fitDays(old: readonly PlannedDay[], wanted: readonly string[]): PlannedDay[] {
  const days: PlannedDay[] = wanted.map((stop) => atStop(EMPTY_DAY, stop));
  const numbersOf = (stop: string) =>
    wanted.flatMap((other, number) => (other === stop ? [number] : []));
  const seen = new Map<string, number>();
  for (const [index, day] of old.entries()) {
    const { stop = GAP } = day;
    const ordinal = seen.get(stop) ?? 0;
    seen.set(stop, ordinal + 1);
    const numbers = numbersOf(stop);
    const to = numbers[ordinal];
    const nearest = to ?? numbers.at(-1) ?? Math.min(index, wanted.length - 1);
    const target = days[nearest] ?? EMPTY_DAY;
    const note = [target.note, day.note].filter((text) => text !== '').join('\n');
    const lying = to === undefined ? target : { ...target, ideas: day.ideas, rain: day.rain };
    days[nearest] = { ...lying, note: note.slice(0, LONGEST_DAY_NOTE) };
  }
  return days;
}

function withoutStop({ ideas, rain, note }: PlannedDay): PlannedDay {
  return { ideas, rain, note };
}

function atStop(day: PlannedDay, stop: string): PlannedDay {
  return { ...day, stop };
}
