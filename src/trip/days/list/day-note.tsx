import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './day-note.module.css';
import { NoteField } from './note-field.tsx';
import type { DaysActions } from '../use-days-actions.ts';

type DayNoteProps = { number: number; note: string; actions: DaysActions };

/** The traveller's note on a day: a press edits it; leaving the field stores it, Esc gives it up. */
export function DayNote({ number, note, actions }: DayNoteProps) {
  const { t } = useTexts('days');
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);
  const label = t(note === '' ? 'note.add' : 'note.edit', { day: actions.days.long(number) });
  if (actions.readOnly) {
    return note === '' ? null : <p className={styles['note']}>{note}</p>;
  }
  if (editing) {
    return (
      <NoteField
        className={styles['field']}
        label={label}
        note={note}
        onDone={(text) => {
          if (text !== null && text !== note) actions.note(number, text);
          setEditing(false);
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles['note']}
      data-empty={note === ''}
      aria-label={note === '' ? label : `${label}: ${note}`}
      onClick={() => setEditing(true)}
    >
      <NotebookPen size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{note === '' ? t('note.short') : note}</span>
    </button>
  );
}
