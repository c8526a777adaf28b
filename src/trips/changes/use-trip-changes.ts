import { useMemo } from 'react';
import { climateDifferences } from '../compare/climate-differences.ts';
import type { ClimateDifferences } from '../compare/climate-differences.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { GearItem } from '#src/domain/gear.ts';
import { listChanges } from '#src/domain/list/list-changes.ts';
import type { ListChanges } from '#src/domain/list/list-changes.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { stopsOf } from '#src/domain/stops/stop-of.ts';
import { keepProposal } from '#src/domain/trip/proposal.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useComparedTrip } from '../compare/use-compared-trip.ts';
import type { ComparedTrip } from '../compare/use-compared-trip.ts';

export type TripChanges = {
  before: ComparedTrip;
  /** The trip as it would be once the proposal is kept. */
  after: ComparedTrip;
  /** Null where place and dates stay, or where one of the trips has no climate. */
  weather: ClimateDifferences | null;
  list: ListChanges;
  /** Kept ideas that lose their day, as the trip has fewer or other days. */
  daysLost: number;
  /** Kept ideas that lie around the place before. */
  leftBehind: number;
};

/** Farther than this the place is another one, km: its ideas are not a day's outing any more. */
const ANOTHER_PLACE_KM = 60;

/** The changes that keeping the proposal of a saved trip would make. */
export function useTripChanges(saved: SavedTrip, gear: readonly GearItem[]): TripChanges {
  const kept = useMemo(() => keepProposal(saved, saved.savedAt), [saved]);
  const before = useComparedTrip(saved, gear);
  const after = useComparedTrip(kept, gear);
  return useMemo(
    () => ({
      before,
      after,
      weather: weatherChanges(before, after),
      list: listChanges(before.list, after.list),
      daysLost: daysLost(saved, kept),
      leftBehind: leftBehind(saved, kept),
    }),
    [before, after, saved, kept],
  );
}

function weatherChanges(before: ComparedTrip, after: ComparedTrip): ClimateDifferences | null {
  const [old, fresh] = [before.saved.trip, after.saved.trip];
  const stays =
    old.request.startDate === fresh.request.startDate &&
    old.request.endDate === fresh.request.endDate &&
    distanceKm(old.location, fresh.location) === 0;
  if (stays || before.figures === null || after.figures === null) return null;
  return climateDifferences(after.figures, before.figures);
}

function daysLost(saved: SavedTrip, kept: SavedTrip): number {
  const before = onDays(fitTrip(saved.days, saved));
  const after = new Set(onDays(fitTrip(kept.days, kept)));
  return before.filter((key) => !after.has(key)).length;
}

function onDays(plan: DayPlan): string[] {
  return plan.days.flatMap(({ ideas }) => ideas);
}

function leftBehind(saved: SavedTrip, kept: SavedTrip): number {
  const here = stopsOf(kept).map(({ trip }) => trip.location);
  const isFar = (at: LatLng) => here.every((stop) => distanceKm(stop, at) > ANOTHER_PLACE_KM);
  if (saved.stops !== undefined) {
    return saved.days.kept.filter(({ at }) => at !== undefined && isFar(at)).length;
  }
  return isFar(saved.trip.location) ? saved.days.kept.length : 0;
}
