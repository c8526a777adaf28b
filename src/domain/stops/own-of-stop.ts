import { consistent } from '../day-plan/day-plan.ts';
import type { DayPlan } from '../day-plan/day-plan.ts';
import { fitTrip } from '../day-plan/fit-stops.ts';
import { ideaKeys } from '../day-plan/idea-key.ts';
import { renameIdeas } from '../day-plan/rename-ideas.ts';
import { ownAfter, plannedOf } from '../trip/proposal.ts';
import { NOTHING_OWN } from '../trip/trip-own.ts';
import type { TripOwn } from '../trip/trip-own.ts';
import type { PlannedTrip } from '../trip/trip.ts';
import { wordingIn } from '../trip/trip.ts';
import { keyAlone } from './join-ideas.ts';
import { nightsBetween } from './stays.ts';
import { stopOf } from './stop-of.ts';

/**
 * The traveller's own part of a stop that becomes a trip by itself: own lines and changes of the
 * list, the stop's days, and the ideas that it suggests or that lie on those days. Nothing is
 * packed for it yet.
 */
export function ownOfStop(whole: PlannedTrip & TripOwn, at: number): TripOwn {
  const stop = stopOf(plannedOf(whole), at);
  const { listEdits } = ownAfter({ ...whole, packed: [], packing: NOTHING_OWN.packing }, stop);
  return {
    ...NOTHING_OWN,
    listEdits,
    days: renameIdeas(daysOfStop(whole, at), keysAtStop(whole, at)),
  };
}

function daysOfStop(whole: PlannedTrip & TripOwn, at: number): DayPlan {
  const { days, trip, stops = [] } = whole;
  const plan = fitTrip(days, { trip, stops });
  const { startDate, endDate } = stops[at]?.trip.request ?? trip.request;
  const first = nightsBetween(trip.request.startDate, startDate);
  const here = plan.days.slice(first, first + nightsBetween(startDate, endDate) + 1);
  const keys = new Set([
    ...keysAtStop(whole, at).keys(),
    ...here.flatMap(({ ideas, rain }) => [...ideas, ...rain]),
  ]);
  return consistent({
    from: startDate,
    kept: plan.kept.filter(({ key }) => keys.has(key)),
    setAside: plan.setAside.filter(({ key }) => keys.has(key)),
    days: here.map(({ ideas, rain, note }) => ({ ideas, rain, note })),
    byHand: plan.byHand,
  });
}

/** The keys of the stop's ideas in the whole trip, each with its key in the stop's own trip. */
function keysAtStop(whole: PlannedTrip, at: number): Map<string, string> {
  const { sections } = wordingIn(whole, whole.trip.language)?.recommendation ?? {};
  const suggestions = sections?.activities.suggestions ?? [];
  const keys = ideaKeys(suggestions).filter((_, index) => suggestions[index]?.stop === at);
  const base = (whole.stops?.[at] ?? whole).trip.location;
  return new Map(keys.map((key) => [key, keyAlone(key, base)]));
}
