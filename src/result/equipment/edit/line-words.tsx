import { CircleSlash, NotebookPen, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { editLine } from '#src/domain/list/change-list.ts';
import { LONGEST_NAME, LONGEST_NOTE } from '#src/domain/list/list-edits.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ListEditing } from './list-editing.ts';
import styles from './line-words.module.css';
import { TextEdit } from './text-edit.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The last line of an opened row: rename, note, not needed. */
export function LineWords({ line, editing }: { line: ListLine; editing: ListEditing }) {
  const { t } = useTexts('result');
  const [edited, setEdited] = useState<'name' | 'note' | null>(null);
  const { key, name, note, own, unchanged } = line;
  const toggle = (field: 'name' | 'note') => setEdited(edited === field ? null : field);
  const done = () => setEdited(null);
  return (
    <div className={styles['words']}>
      {edited === 'name' ? (
        <TextEdit
          label={t('equipment.edit.nameOf', { name: unchanged.name })}
          text={name}
          longest={LONGEST_NAME}
          onSave={(text) => editing.change(editLine(key, { name: nameFor(text) }))}
          onDone={done}
        />
      ) : null}
      {edited === 'note' ? (
        <TextEdit
          label={t('equipment.edit.noteFor', { name })}
          text={note}
          longest={LONGEST_NOTE}
          onSave={(text) => editing.change(editLine(key, { note: text }))}
          onDone={done}
        />
      ) : null}
      <div className={styles['last']}>
        <button type="button" aria-expanded={edited === 'name'} onClick={() => toggle('name')}>
          <Pencil {...ICON} />
          {t('equipment.edit.rename')}
        </button>
        <button type="button" aria-expanded={edited === 'note'} onClick={() => toggle('note')}>
          <NotebookPen {...ICON} />
          {t('equipment.edit.note')}
        </button>
        <button type="button" onClick={() => editing.takeAway(line)}>
          {own ? <Trash2 {...ICON} /> : <CircleSlash {...ICON} />}
          {t(own ? 'equipment.edit.remove' : 'equipment.edit.notNeeded')}
        </button>
      </div>
    </div>
  );

  /** An emptied name is as computed again. */
  function nameFor(text: string): string | null {
    return text.trim() === unchanged.name ? null : text;
  }
}
