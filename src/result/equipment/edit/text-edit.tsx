import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './line-words.module.css';

type TextEditProps = {
  label: string;
  text: string;
  /** UTF-16 units. */
  longest: number;
  onSave: (text: string) => void;
  /** Saved or given up. */
  onDone: () => void;
};

/** One field that takes the focus: Enter saves, Escape gives up. */
export function TextEdit({ label, text, longest, onSave, onDone }: TextEditProps) {
  const { t } = useTexts('result');
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(typed);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };
  return (
    <form onSubmit={save} className={styles['edit']}>
      <label>
        {label}
        <input
          ref={input}
          type="text"
          autoComplete="off"
          maxLength={longest}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <Button type="submit">{t('equipment.edit.save')}</Button>
    </form>
  );
}
