import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  /** On paper it is open; else it is left out, and computed only when it is opened. */
  printed: boolean;
  children: ReactNode;
};

/** A table that is there when asked for. */
export function Fold({ title, printed, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={printed ? styles['printed'] : styles['fold']}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {open || printed ? children : null}
    </details>
  );
}
