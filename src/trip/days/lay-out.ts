import { keep, letGo, placeOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { layOutStops } from '#src/domain/day-plan/lay-out/lay-out-stops.ts';
import type { LaidOut, LayOutFacts } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import { onNewYearsEve } from '#src/domain/day-plan/new-years-eve.ts';
import { daysBetween } from '#src/domain/days/day.ts';
import { keptAs, keptSight } from '#src/domain/day-plan/kept-sight.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { suggestedIdeas, whenByKey, wishByKey } from '#src/domain/day-plan/suggested-ideas.ts';
import { byPartOfDay } from '#src/domain/day-plan/lay-out/part-of-day.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import type { StopFacts } from '#src/domain/day-plan/lay-out/stop-plans.ts';
import { dayStops, daysAtStop } from '#src/domain/stops/day-stops.ts';
import type { DayAtStop } from '#src/domain/stops/day-stops.ts';
import { stopsOf } from '#src/domain/stops/stop-of.ts';
import { daysTaken } from '#src/domain/day-plan/trek.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { daylightAt, lightHours } from './day-light.ts';

/** The wish for a way of several days, in both languages. */
const TREK = /^trek/iu;

/**
 * Lays the kept ideas on the days, by what the trip knows of light and rain. Where nothing is kept, all
 * suggestions are kept that find a day; a trek of several days only where somebody kept it or asked for one.
 */
export function layOutAll(plan: DayPlan, planned: PlannedTrip): LaidOut {
  if (plan.kept.length > 0) return laidOutInTime(plan, planned);
  const aside = new Set(plan.setAside.map(({ key }) => key));
  const wishes = wishByKey(planned);
  const all = suggestedIdeas(planned)
    .filter((idea) => !aside.has(idea.key))
    .filter((idea) => daysTaken(idea) === 1 || TREK.test(wishes.get(idea.key) ?? ''))
    .reduce(keep, plan);
  const laidOut = laidOutInTime(all, planned);
  const fitting = laidOut.left.reduce((now, { key }) => letGo(now, key), laidOut.plan);
  return { ...laidOut, plan: fitting, left: [] };
}

function laidOutInTime(plan: DayPlan, planned: PlannedTrip): LaidOut {
  const stops = stopFacts(plan, planned);
  const laidOut = layOutStops(plan, stops);
  const timely = byPartOfDay(laidOut.plan, stops, whenByKey(planned));
  const { startDate, endDate } = planned.trip.request;
  return { ...laidOut, plan: onNewYearsEve(timely, daysBetween(startDate, endDate)) };
}

/** Facts about each stop and its days; of a trip of one stop, about all days. */
export function stopFacts(plan: DayPlan, planned: PlannedTrip): StopFacts[] {
  const days = dayStops(planned);
  return stopsOf(planned).map((stop, at) => {
    const own = daysAtStop(days, at, stop.trip.request);
    const half = planned.stops === undefined ? undefined : own.map(({ isHalf }) => isHalf);
    return factsOf(plan, stop, { own, half });
  });
}

type DaysThere = { own: readonly DayAtStop[]; half: readonly boolean[] | undefined };

function factsOf(
  plan: DayPlan,
  { trip, wordings, evidence }: PlannedTrip,
  { own, half }: DaysThere,
): StopFacts {
  const { startDate, endDate } = trip.request;
  const aside = new Set(plan.setAside.map(({ key }) => key));
  const climate = evidence === null ? null : climateOf(evidence.climate, startDate, endDate);
  const suggested = suggestedIdeas({ wordings });
  return {
    base: trip.location,
    numbers: own.map(({ number }) => number),
    light: own.map(({ day }) => lightHours(daylightAt({ trip, evidence }, day))),
    half,
    wetDaysPer10: climate?.wetDaysPer10 ?? null,
    order: suggested.map(({ key }) => key),
    spare: suggested.filter(({ key }) => placeOf(plan, key) === null && !aside.has(key)),
  };
}

/**
 * With all sights in reach after the ideas, for the days that are free. Not for laying out: what is put on
 * days then would depend on whether they are known yet.
 */
export function withSights<Facts extends LayOutFacts>(
  facts: Facts,
  plan: DayPlan,
  sights: readonly ReachableSight[],
): Facts {
  const known = new Set([
    ...facts.order,
    ...plan.kept.map(({ key }) => key),
    ...plan.setAside.map(({ key }) => key),
  ]);
  const ideas = sights
    .filter((sight) => keptAs(sight, plan) === null)
    .map(keptSight)
    .filter(({ key }) => !known.has(key));
  return {
    ...facts,
    order: [...facts.order, ...ideas.map(({ key }) => key)],
    spare: [...facts.spare, ...ideas],
  };
}
