import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { PrintedNote } from '../printed-note.tsx';
import styles from './unscheduled.module.css';
import type { DaysActions } from '../use-days-actions.ts';

/** The rest waits behind a button: saved lists are long. */
const SHOWN = 24;

type UnscheduledProps = { ideas: readonly KeptIdea[]; actions: DaysActions; started: boolean };

/** The kept ideas without a day. */
export function Unscheduled({ ideas, actions, started }: UnscheduledProps) {
  const { t } = useTexts('days');
  const [all, setAll] = useState(false);
  const shown = all || ideas.length <= SHOWN + 1 ? ideas.length : SHOWN;
  const dropped = actions.drag.drag?.to?.in === 'unscheduled';
  if (ideas.length === 0 && actions.drag.drag === null) return null;
  if (actions.readOnly) {
    const names = actions.ideas.namesOf(ideas.map(({ key }) => key));
    return <p className={styles['names']}>{t('shared.rest', { names })}</p>;
  }
  return (
    <div className={styles['unscheduled']} data-drop-unscheduled data-target={dropped}>
      <h3 className={styles['heading']}>
        {t(started ? 'unscheduled.rest' : 'unscheduled.start')} <span>{ideas.length}</span>
      </h3>
      <ul className={styles['chips']}>
        {ideas.map(({ key, note }, number) => (
          <li
            key={key}
            data-idea="unscheduled"
            data-beyond={number >= shown}
            className={styles['chip']}
          >
            <button
              type="button"
              data-grip={key}
              aria-label={t('idea.move', { name: actions.ideas.nameOf(key) })}
              aria-keyshortcuts="Alt+ArrowDown"
              onClick={() => actions.showMenu(key)}
              onKeyDown={(event) => actions.moveByKey(event, key)}
              onPointerDown={(event) => actions.drag.hold(event, key, 'row')}
            >
              <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
              {actions.ideas.nameOf(key)}
              <PrintedNote note={note} />
            </button>
          </li>
        ))}
        {shown === ideas.length ? null : (
          <li className={styles['rest']}>
            <button type="button" className={styles['more']} onClick={() => setAll(true)}>
              {t('unscheduled.more', { count: ideas.length - shown })}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
