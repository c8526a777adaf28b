import { Suspense, lazy, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { DayRow } from './day-row.tsx';
import styles from './day-list.module.css';
import { dayRuns } from './day-runs.ts';
import type { DayRun } from './day-runs.ts';
import type { DaysActions } from '../use-days-actions.ts';

/** A trip of one stop does without it. */
const DaysByStop = lazy(async () => ({
  default: (await import('../by-stop/days-by-stop.tsx')).DaysByStop,
}));

export type DayListProps = {
  planned: PlannedTrip;
  actions: DaysActions;
  onAdd: (day: number) => void;
};

/** One row for each day; of a long trip, free days in a row are one line until they are opened. */
export function DayList({ planned, actions, onAdd }: DayListProps) {
  const [all, setAll] = useState(false);
  const isWhole = all || actions.drag.drag !== null;
  const showAll = () => setAll(true);
  if (planned.stops !== undefined) {
    return (
      <Suspense>
        <DaysByStop {...{ planned, actions, onAdd, isWhole, showAll }} />
      </Suspense>
    );
  }
  return (
    <ol className={styles['days']}>
      {dayRuns(actions.plan, isWhole).map((run) =>
        run.first === run.last ? (
          <DayRow
            key={run.first}
            planned={planned}
            number={run.first}
            actions={actions}
            onAdd={() => onAdd(run.first)}
          />
        ) : (
          <FreeRun key={run.first} run={run} words={actions.days} onShow={showAll} />
        ),
      )}
    </ol>
  );
}

type FreeRunProps = { run: DayRun; words: DaysActions['days']; onShow: () => void };

/** Free days of a long trip, in a line. */
export function FreeRun({ run: { first, last }, words, onShow }: FreeRunProps) {
  const { t } = useTexts('days');
  return (
    <li className={styles['run']}>
      <span>
        {t('day.freeRun', {
          first: first + 1,
          last: last + 1,
          start: words.short(first),
          end: words.short(last),
        })}
      </span>{' '}
      <button type="button" onClick={onShow}>
        {t('day.showAll')}
      </button>
    </li>
  );
}
