import { useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { DayRow } from './day-row.tsx';
import styles from './day-list.module.css';
import { dayRuns } from './day-runs.ts';
import type { DaysActions } from '../use-days-actions.ts';

type DayListProps = {
  planned: PlannedTrip;
  actions: DaysActions;
  onAdd: (day: number) => void;
};

/** One row for each day; of a long trip, free days in a row are one line until they are opened. */
export function DayList({ planned, actions, onAdd }: DayListProps) {
  const { t } = useTexts('days');
  const [all, setAll] = useState(false);
  const { plan, days } = actions;
  const runs = dayRuns(plan, all || actions.drag.drag !== null);
  return (
    <ol className={styles['days']}>
      {runs.map(({ first, last }) =>
        first === last ? (
          <DayRow
            key={first}
            planned={planned}
            number={first}
            actions={actions}
            onAdd={() => onAdd(first)}
          />
        ) : (
          <li key={first} className={styles['run']}>
            <span>
              {t('day.freeRun', {
                first: first + 1,
                last: last + 1,
                start: days.short(first),
                end: days.short(last),
              })}
            </span>{' '}
            <button type="button" onClick={() => setAll(true)}>
              {t('day.showAll')}
            </button>
          </li>
        ),
      )}
    </ol>
  );
}
