import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_DAY_NOTE } from '#src/domain/day-plan/kept-idea.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
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

type NoteFieldProps = { note: string; onDone: (text: string | null) => void };

function NoteField({ note, onDone }: NoteFieldProps) {
  const { t } = useTexts('today');
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  useEffect(() => field.current?.focus(), []);
  const end = (text: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(text);
  };
  return (
    <textarea
      ref={field}
      className={styles['field']}
      aria-label={t('note.heading')}
      rows={3}
      maxLength={LONGEST_DAY_NOTE}
      defaultValue={note}
      onBlur={(event) => end(event.currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Escape') end(null);
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          end(event.currentTarget.value.trim());
        }
      }}
    />
  );
}
