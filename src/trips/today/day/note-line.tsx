import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { NoteField } from '#src/trip/days/list/note-field.tsx';
import styles from './today-blocks.module.css';

type NoteLineProps = { note: string; onWrite: (text: string) => void };

/** The note of the day: a press edits it; leaving the field stores it, Esc gives it up. */
export function NoteLine({ note, onWrite }: NoteLineProps) {
  const { t } = useTexts('today');
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <div className={styles['line']}>
      <NotebookPen size={20} strokeWidth={1.75} aria-hidden="true" />
      {isEditing ? (
        <NoteField
          className={styles['field']}
          label={t('note.heading')}
          note={note}
          onDone={(text) => {
            if (text !== null && text !== note) onWrite(text);
            setEditing(false);
          }}
        />
      ) : (
        <>
          {note === '' ? null : <p className={styles['note']}>{note}</p>}
          <button
            ref={button}
            type="button"
            className={styles['link']}
            aria-label={note === '' ? undefined : t('note.editLabel')}
            onClick={() => setEditing(true)}
          >
            {t(note === '' ? 'note.add' : 'note.edit')}
          </button>
        </>
      )}
    </div>
  );
}
