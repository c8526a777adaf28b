import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ToastRegion } from '#src/ui/overlays/toast.tsx';
import { UndoToast } from '#src/ui/overlays/undo-toast.tsx';

const neverChanges = () => () => undefined;

type ListToastProps = {
  /** Identifies the last change: another object takes the focus again. Null shows nothing. */
  done: object | null;
  onUndo: () => void;
  onDismiss: () => void;
  /** Says what was done. */
  children: ReactNode;
};

/** Reports a change of the list, with undo. Takes the focus, because what was pressed is gone. */
export function ListToast({ done, onUndo, onDismiss, children }: ListToastProps) {
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
  if (!mounted) return null;
  // Out of the section, whose containment would hold it there instead of at the window's edge.
  return createPortal(
    <ToastRegion>
      {done === null ? null : (
        <UndoToast
          undo={{ label: t('equipment.edit.undo'), onUndo }}
          undoRef={undo}
          closeLabel={t('equipment.edit.close')}
          onClose={onDismiss}
        >
          {children}
        </UndoToast>
      )}
    </ToastRegion>,
    document.body,
  );
}
