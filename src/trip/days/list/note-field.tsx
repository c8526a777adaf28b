import { useEffect, useRef } from 'react';
import { LONGEST_DAY_NOTE } from '#src/domain/day-plan/kept-idea.ts';

type NoteFieldProps = {
  label: string;
  className: string | undefined;
  note: string;
  /** Null: it stays as it was. */
  onDone: (text: string | null) => void;
};

/** Edits the note of a day: leaving the field or Enter stores it, Esc gives it up. */
export function NoteField({ label, className, note, onDone }: NoteFieldProps) {
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
      className={className}
      aria-label={label}
      rows={2}
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
