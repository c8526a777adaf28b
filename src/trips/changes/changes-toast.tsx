import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
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
        <Toast
          onKeyDown={({ key }) => {
            if (key === 'Escape') dismiss();
          }}
        >
          <p>{t(failed ? 'changes.undoFailed' : `changes.${done.what}`)}</p>
          <button ref={undoButton} type="button" onClick={() => void undo()}>
            {t('changes.undo')}
          </button>
          <IconButton label={t('removed.close')} onClick={dismiss}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>
  );
}
