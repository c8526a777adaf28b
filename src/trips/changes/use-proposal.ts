import { useState } from 'react';
import { plannedOf } from '#src/domain/trip/proposal.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

type Proposals = Pick<TripHistory, 'propose' | 'keep'>;

/** The decision on the proposal, and a function that undoes it. */
type Done = { what: 'kept' | 'discarded'; back: () => Promise<void> };

export type ProposalActions = {
  done: Done | null;
  /** The last of them could not be stored; the trip is as it was. */
  failed: boolean;
  /** These resolve to whether it is stored. */
  keep: () => Promise<boolean>;
  discard: () => Promise<boolean>;
  undo: () => Promise<boolean>;
  dismiss: () => void;
};

/** Keeps or discards what is proposed for a saved trip, each with its way back. None of them rejects. */
export function useProposal(history: Proposals, { id, proposal }: SavedTrip): ProposalActions {
  const [done, setDone] = useState<Done | null>(null);
  const [failed, setFailed] = useState(false);
  const attempt = async (work: () => Promise<Done | null>) => {
    setFailed(false);
    try {
      setDone(await work());
      return true;
    } catch (error) {
      console.error('A change of a saved trip', error);
      setFailed(true);
      return false;
    }
  };
  return {
    done,
    failed,
    keep: () =>
      attempt(async () => {
        const before = await history.keep(id);
        return before && { what: 'kept', back: () => takeBack(history, before) };
      }),
    discard: () =>
      attempt(async () => {
        if (proposal === undefined) return null;
        await history.propose(id, null);
        return {
          what: 'discarded',
          async back() {
            await history.propose(id, proposal);
          },
        };
      }),
    undo: () =>
      attempt(async () => {
        await done?.back();
        return null;
      }),
    dismiss: () => setDone(null),
  };
}

/** The old plan takes the place of the kept one, so that ticks and lines that came since then stay. */
async function takeBack(history: Proposals, before: SavedTrip): Promise<void> {
  await history.propose(before.id, plannedOf(before));
  await history.keep(before.id);
  await history.propose(before.id, before.proposal ?? null);
}
