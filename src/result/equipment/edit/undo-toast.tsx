import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';

const neverChanges = () => () => undefined;

type UndoToastProps = {
  /** Identifies the last change: another object takes the focus again. Null shows nothing. */
  done: object | null;
  onUndo: () => void;
  onDismiss: () => void;
  /** Says what was done. */
  children: ReactNode;
};

/** Reports a change of the list, with undo. Takes the focus, because what was pressed is gone. */
export function UndoToast({ done, onUndo, onDismiss, children }: UndoToastProps) {
  const { t } = useTexts('result');
  const undo = useRef<HTMLButtonElement>(null);
  const mounted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (done !== null) undo.current?.focus({ preventScroll: true });
  }, [done]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  };
  if (!mounted) return null;
  // Out of the section, whose containment would hold it there instead of at the window's edge.
  return createPortal(
    <ToastRegion>
      {done === null ? null : (
        <Toast onKeyDown={onKeyDown}>
          <p>{children}</p>
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
