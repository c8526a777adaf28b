import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Toast } from './toast.tsx';

type UndoToastProps = {
  /** Says what was done, or that it failed. */
  children: ReactNode;
  /** Absent where nothing can be undone. */
  undo?: { label: string; onUndo: () => void } | undefined;
  undoRef?: Ref<HTMLButtonElement>;
  closeLabel: string;
  onClose: () => void;
};

/** A message about the last change, with undo. Escape closes it too. */
export function UndoToast({ children, undo, undoRef, closeLabel, onClose }: UndoToastProps) {
  return (
    <Toast
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <p>{children}</p>
      {undo === undefined ? null : (
        <button ref={undoRef} type="button" onClick={undo.onUndo}>
          {undo.label}
        </button>
      )}
      <IconButton label={closeLabel} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </Toast>
  );
}
