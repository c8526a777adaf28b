import type { GearItem } from '#src/domain/gear.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { ChangesSheet } from './changes-sheet.tsx';
import { ChangesToast } from './changes-toast.tsx';
import { useProposal } from './use-proposal.ts';

type ProposedChangesProps = {
  saved: SavedTrip;
  history: TripHistory;
  gear: readonly GearItem[];
  /** The address asks for the sheet. */
  isOpen: boolean;
  onClose: () => void;
};

/** The changes of a trip that was planned again; afterwards a toast that they were kept or discarded. */
export function ProposedChanges({ saved, history, gear, isOpen, onClose }: ProposedChangesProps) {
  const actions = useProposal(history, saved);
  const isShown = isOpen && saved.proposal !== undefined;
  return (
    <>
      {isShown ? (
        <ChangesSheet saved={saved} gear={gear} actions={actions} onClose={onClose} />
      ) : null}
      <ChangesToast actions={actions} isCovered={isShown} />
    </>
  );
}
