import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { addOwnLine } from '#src/domain/list/change-list.ts';
import { LONGEST_NAME } from '#src/domain/list/list-edits.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './add-line.module.css';
import { newLineKey } from './list-editing.ts';
import type { ListEditing } from './list-editing.ts';

/** One field for lines of one's own: Enter adds, and the field stays for the next. */
export function AddLine({ editing }: { editing: ListEditing }) {
  const { t } = useTexts('result');
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (name !== '') {
      const details = { weight_g: null, kind: null, part: 'trip', toBuy: false } as const;
      editing.change(addOwnLine({ key: newLineKey(), name, quantity: 1, ...details }));
      setAdded(t('equipment.edit.added', { name }));
    }
    setTyped('');
    input.current?.focus();
  };
  return (
    <div className={styles['add']}>
      <form onSubmit={add} className={styles['field']}>
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={LONGEST_NAME}
          aria-label={t('equipment.edit.add')}
          placeholder={t('equipment.edit.add')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {name === '' ? null : <button type="submit">{t('equipment.edit.addIt')}</button>}
      </form>
      <VisuallyHidden>
        <span aria-live="polite">{added}</span>
      </VisuallyHidden>
      <Suggestions editing={editing} />
    </div>
  );
}

function Suggestions({ editing }: { editing: ListEditing }) {
  const { t } = useTexts('result');
  const { suggestions } = editing;
  if (suggestions.length === 0) return null;
  return (
    <fieldset className={styles['again']} aria-label={t('equipment.edit.lastTime')}>
      <span aria-hidden="true">{t('equipment.edit.lastTime')}</span>
      {suggestions.map((line) => (
        <button key={line.key} type="button" onClick={() => editing.change(addOwnLine(line))}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          {line.name}
        </button>
      ))}
    </fieldset>
  );
}
