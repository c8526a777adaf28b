import { useState } from 'react';
import { namePerson } from '#src/domain/list/change-list.ts';
import { LONGEST_NAME } from '#src/domain/list/list-edits.ts';
import { nameOfPerson } from '#src/domain/list/people.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ListEditing } from './list-editing.ts';
import styles from './line-settings.module.css';

/** A button that opens a field for the name of each traveller; the names are stored with the trip. */
export function PeopleNames({ editing }: { editing: ListEditing }) {
  const { t } = useTexts('result');
  const [open, setOpen] = useState(false);
  const { people, travelers } = editing;
  return (
    <div>
      <button
        type="button"
        className={styles['give']}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('equipment.edit.names')}
      </button>
      {open ? (
        <div className={styles['names']}>
          {Array.from({ length: travelers }, (_, index) => (
            <label key={index}>
              {t('equipment.edit.person', { number: index + 1 })}
              <input
                className={styles['field']}
                type="text"
                autoComplete="off"
                maxLength={LONGEST_NAME}
                defaultValue={nameOfPerson(people, index + 1)}
                onChange={({ target }) => editing.change(namePerson(index + 1, target.value))}
              />
            </label>
          ))}
        </div>
      ) : null}
    </div>
  );
}
