import { Smartphone, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Origin } from '#src/domain/trip/trip.ts';
import styles from './origin-note.module.css';

type OriginNoteProps = { origin: Origin; children: ReactNode };

/** The note at a section's end: where the text and the figures come from. */
export function OriginNote({ origin, children }: OriginNoteProps) {
  const Icon = origin === 'device' ? Smartphone : Sparkles;
  return (
    <div className={styles['note']}>
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
