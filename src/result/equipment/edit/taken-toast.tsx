import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
import type { TakenAway } from './use-list-editing.ts';

const neverChanges = () => () => undefined;

type TakenToastProps = {
  taken: TakenAway | null;
  onUndo: () => void;
  onDismiss: () => void;
};

/** Reports the line that was taken away, with undo. Takes the focus, because its row is gone. */
export function TakenToast({ taken, onUndo, onDismiss }: TakenToastProps) {
  const { t } = useTexts('result');
  const undo = useRef<HTMLButtonElement>(null);
  const mounted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (taken !== null) undo.current?.focus({ preventScroll: true });
  }, [taken]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  };
  if (!mounted) return null;
  // Out of the section, whose containment would hold it there instead of at the window's edge.
  return createPortal(
    <ToastRegion>
      {taken === null ? null : (
        <Toast onKeyDown={onKeyDown}>
          <p>
            {t(taken.line.own ? 'equipment.edit.removed' : 'equipment.edit.setAside', {
              name: taken.line.name,
            })}
          </p>
          <button ref={undo} type="button" onClick={onUndo}>
            {t('equipment.edit.undo')}
          </button>
          <IconButton label={t('equipment.edit.close')} onClick={onDismiss}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>,
    document.body,
  );
}
