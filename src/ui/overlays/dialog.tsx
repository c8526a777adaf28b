import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import styles from './dialog.module.css';
import { useBackCloses } from './open-overlays.ts';

type DialogProps = {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** `card` floats; `sheet` fills the width at the bottom of the screen; `screen` fills all of it. */
  look: 'card' | 'sheet' | 'screen';
  /** Esc, Back, or a press on the backdrop. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal dialog, open while it is rendered. Focuses the element marked `data-initial-focus`; the
 * browser traps the focus, and restores it on close.
 */
export function Dialog({ labelledBy, look, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    // For the browser, which focuses it as it opens: React's own autoFocus sets no attribute.
    dialog?.querySelector('[data-initial-focus]')?.setAttribute('autofocus', '');
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useBackCloses(true, onClose);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const pressBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc does the same
    <dialog
      ref={element}
      className={`${styles['dialog']} ${styles[look]}`}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      onMouseDown={pressBeside}
    >
      <div className={styles['body']}>{children}</div>
    </dialog>
  );
}
