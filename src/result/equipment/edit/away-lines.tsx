import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { editLine } from '#src/domain/list/change-list.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './away-lines.module.css';
import type { ListEditing } from './list-editing.ts';

type AwayLinesProps = { lines: readonly ListLine[]; editing: ListEditing };

/** Lines that were set aside as not needed: folded, each with a way back. */
export function AwayLines({ lines, editing }: AwayLinesProps) {
  const { t } = useTexts('result');
  const [open, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <div className={styles['away']}>
      <button
        type="button"
        className={styles['fold']}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('equipment.edit.away', { count: lines.length })}
        <ChevronDown size={17} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {open ? (
        <ul>
          {lines.map(({ key, name }) => (
            <li key={key}>
              <span>{name}</span>
              <button
                type="button"
                aria-label={t('equipment.edit.bringBackName', { name })}
                onClick={() => editing.change(editLine(key, { away: false }))}
              >
                {t('equipment.edit.bringBack')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
