import { useEffect, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { ownOfShared } from '#src/export/links/own-of-shared.ts';
import type { PlanShared, SharedTrip } from '#src/export/links/shared-trip.ts';
import { readTripFragment } from '#src/export/links/trip-link.ts';
import type { LinkProblem } from '#src/export/links/trip-link.ts';

export type OpenedTrip =
  | { status: 'loading' }
  /** The link holds no trip. */
  | { status: 'unreadable'; problem: LinkProblem }
  /** The trip could not be worked out. */
  | { status: 'failed' }
  | ReadyTrip;

export type ReadyTrip = {
  status: 'ready';
  shared: SharedTrip;
  planned: PlannedTrip;
  /** The list and days that came with it. */
  own: TripOwn;
  /** Ideas and changed lines that the trip does not have where it is computed here. */
  missing: number;
};

/** Reads the trip in a link's fragment and works it out on this device. */
export function useSharedTrip(fragment: string, plan: PlanShared): OpenedTrip {
  const [opened, setOpened] = useState<OpenedTrip>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void open(fragment, plan, signal).then((answer) => {
      if (!signal.aborted) setOpened(answer);
    });
    return () => controller.abort();
  }, [fragment, plan]);
  return opened;
}

async function open(fragment: string, plan: PlanShared, signal: AbortSignal): Promise<OpenedTrip> {
  const answer = await readTripFragment(fragment);
  if ('problem' in answer) return { status: 'unreadable', problem: answer.problem };
  try {
    const { shared } = answer;
    const planned = await plan(shared, signal);
    return { status: 'ready', shared, planned, ...ownOfShared(shared, planned) };
  } catch (error) {
    if (!isAbort(error)) console.error('A shared trip could not be worked out', error);
    return { status: 'failed' };
  }
}
