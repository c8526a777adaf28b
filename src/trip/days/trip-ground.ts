import { useMemo } from 'react';
import { placeOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { stopOfIdea } from '#src/domain/day-plan/lay-out/stop-plans.ts';
import type { StopFacts } from '#src/domain/day-plan/lay-out/stop-plans.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { dayStops } from '#src/domain/stops/day-stops.ts';
import type { DayStop } from '#src/domain/stops/day-stops.ts';
import { stopsOf } from '#src/domain/stops/stop-of.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { stopFacts, withSights } from './lay-out.ts';

/** Where one is on each day of a trip. On a trip of one stop always there. */
export type TripGround = {
  /** Each as a trip of its own. */
  stops: readonly [PlannedTrip, ...PlannedTrip[]];
  days: readonly DayStop[];
  /** The index of each day's stop; in a gap, of the stop before it. */
  stopOnDay: readonly number[];
  /** Where one stays on each day. */
  bases: readonly [LatLng, ...LatLng[]];
  /** Facts about each stop for laying out and for offers. */
  facts: readonly StopFacts[];
};

/** `sights`: all that there is to see, for days that are free. */
export function useTripGround(
  plan: DayPlan,
  planned: PlannedTrip,
  sights: readonly ReachableSight[],
): TripGround {
  const places = useTripPlaces(planned);
  const facts = useMemo(
    () => stopFacts(plan, planned).map((stop) => withSights(stop, plan, sights)),
    [plan, planned, sights],
  );
  return useMemo(() => ({ ...places, facts }), [places, facts]);
}

export type TripPlaces = Omit<TripGround, 'facts'>;

export function useTripPlaces(planned: PlannedTrip): TripPlaces {
  return useMemo(() => placesOf(planned), [planned]);
}

function placesOf(planned: PlannedTrip): TripPlaces {
  const [first = planned, ...others] = stopsOf(planned);
  const stops = [first, ...others] as const;
  const days = dayStops(planned);
  let at = 0;
  const on = days.map((day) => {
    at = day.at ?? at;
    return at;
  });
  const [base = first, ...bases] = on.map((stop) => stops[stop] ?? first);
  return {
    stops,
    days,
    stopOnDay: on,
    bases: [base.trip.location, ...bases.map(({ trip }) => trip.location)],
  };
}

/** The stop on a day, as a trip of its own. */
export function stopOnDay({ stops, stopOnDay: on }: TripPlaces, number: number): PlannedTrip {
  return stops[on[number] ?? 0] ?? stops[0];
}

/** From where an idea is reached: from the stop on whose day it lies, else from its own. */
export function baseOf(
  plan: DayPlan,
  idea: KeptIdea,
  { bases, facts }: Pick<TripGround, 'bases' | 'facts'>,
): LatLng {
  const place = placeOf(plan, idea.key);
  const onDay = place === null || place.in === 'unscheduled' ? undefined : bases[place.day];
  return onDay ?? facts[stopOfIdea(idea, facts) ?? 0]?.base ?? bases[0];
}
