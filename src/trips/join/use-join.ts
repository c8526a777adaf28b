import { useEffect, useRef, useState } from 'react';
import type { TripHistory } from '#src/domain/ports.ts';
import { joinOrder, joinTrips, tripOfStop, tripsAfter } from '#src/domain/stops/join-trips.ts';
import { joinStops } from '#src/domain/stops/join-stops.ts';
import { ownOfStop } from '#src/domain/stops/own-of-stop.ts';
import { ownOf } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import type { PlanAnew } from './plan-anew.ts';

/** The result of the last press. */
export type JoinState =
  | { status: 'idle' | 'working' | 'failed' }
  /** `trip`: the new one. */
  | { status: 'split'; trip: SavedTrip }
  /** `other`: the trip that is now a part of this one. */
  | { status: 'joined'; other: SavedTrip };

type JoinParts = {
  saved: SavedTrip;
  history: Pick<TripHistory, 'save' | 'exchange'>;
  planAnew: PlanAnew;
};

/** Makes a stop a trip of its own, and another trip a part of this one; joining can be undone. */
export function useJoin({ saved, history, planAnew }: JoinParts) {
  const [state, setState] = useState<JoinState>({ status: 'idle' });
  const before = useRef<SavedTrip[]>([]);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const work = async (task: (signal: AbortSignal) => Promise<JoinState>) => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setState({ status: 'working' });
    try {
      const done = await task(signal);
      if (!signal.aborted) setState(done);
    } catch (error) {
      if (signal.aborted) return;
      console.error('A trip could not be split or joined', error);
      setState({ status: 'failed' });
    }
  };

  const exchange = async (other: SavedTrip, moved: PlannedTrip | null): Promise<JoinState> => {
    const savedAt = new Date().toISOString();
    const stored = await history.exchange([saved.id, other.id], ([one, two]) => {
      if (one === undefined || two === undefined) return null;
      const second = moved === null ? two : { ...moved, ...ownOf(two) };
      const order = joinOrder(one, second);
      if (order !== 'before' && order !== 'after') return null;
      return [{ ...joinTrips(one, second), id: one.id, savedAt }];
    });
    if (stored === null) return { status: 'failed' };
    before.current = stored;
    return { status: 'joined', other };
  };

  return {
    state,
    split: (at: number) =>
      work(async (signal) => {
        const stop = saved.stops?.[at];
        if (stop === undefined) return { status: 'failed' };
        const planned = await planAnew(tripOfStop(stop.trip), signal);
        return { status: 'split', trip: await history.save(planned, ownOfStop(saved, at)) };
      }),
    join: (other: SavedTrip) => work(() => exchange(other, null)),
    /** On the days that follow this trip at once, for which its stops are planned anew. */
    moveAndJoin: (other: SavedTrip) =>
      work(async (signal) => {
        const planned: PlannedTrip[] = [];
        for (const trip of tripsAfter(saved, other)) planned.push(await planAnew(trip, signal));
        const [first, ...more] = planned;
        return exchange(other, first === undefined || more.length > 0 ? joinStops(planned) : first);
      }),
    undo: () =>
      work(async () => {
        const trips = before.current;
        await history.exchange([saved.id], () => trips);
        return { status: 'idle' };
      }),
  };
}
