import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  /** On paper it is open. */
  children: ReactNode;
  /** Below the children, on the screen only; rendered when it is opened. */
  more: ReactNode;
};

/** Tables that are there when asked for. */
export function Fold({ title, children, more }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles['fold']}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
      {open ? <div className={styles['more']}>{more}</div> : null}
    </details>
  );
}
