import { useEffect, useRef } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ToastRegion } from '#src/ui/overlays/toast.tsx';
import { UndoToast } from '#src/ui/overlays/undo-toast.tsx';
import type { ProposalActions } from './use-proposal.ts';

type ChangesToastProps = {
  actions: ProposalActions;
  /** The sheet is open and has the focus. */
  isCovered: boolean;
};

/** Reports that changes were kept or discarded, with undo. Takes the focus once the sheet is gone. */
export function ChangesToast({ actions, isCovered }: ChangesToastProps) {
  const { done, failed, undo, dismiss } = actions;
  const { t } = useTexts('trips');
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done !== null && !isCovered) undoButton.current?.focus({ preventScroll: true });
  }, [done, isCovered]);
  return (
    <ToastRegion>
      {done === null ? null : (
        <UndoToast
          undo={{ label: t('changes.undo'), onUndo: () => void undo() }}
          undoRef={undoButton}
          closeLabel={t('removed.close')}
          onClose={dismiss}
        >
          {t(failed ? 'changes.undoFailed' : `changes.${done.what}`)}
        </UndoToast>
      )}
    </ToastRegion>
  );
}
