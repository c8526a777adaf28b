import { FileDown, Plus, Route } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { unscheduledOf } from '#src/domain/day-plan/change-plan.ts';
import { plannedDays } from '#src/domain/day-plan/planned-days.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { DayList } from './list/day-list.tsx';
import { DaysAhead } from './list/days-ahead.tsx';
import { LeftOver } from './without-day/left-over.tsx';
import { Unscheduled } from './without-day/unscheduled.tsx';
import styles from './trip-days.module.css';
import type { DaysActions } from './use-days-actions.ts';
import type { TripDays } from './use-trip-days.ts';

type DaysBodyProps = {
  planned: PlannedTrip;
  days: TripDays;
  actions: DaysActions;
  /** There is room for what lies near the day that is read. */
  roomy: boolean;
};

const NearDay = lazy(async () => ({
  default: (await import('./near-day/near-day.tsx')).NearDay,
}));

/** Unscheduled ideas, the days once there is something on them, and the buttons that fill them. */
export function DaysBody({ planned, days, actions, roomy }: DaysBodyProps) {
  const { t } = useTexts('days');
  const { plan, readOnly } = days;
  const used = plannedDays(plan);
  const isOpen = used > 0 || plan.days.some(({ note }) => note !== '') || actions.opened;
  return (
    <>
      <Unscheduled ideas={unscheduledOf(plan)} actions={actions} started={used > 0} />
      <LeftOver planned={planned} left={days.left} plan={plan} words={actions.ideas} />
      <div className={styles['columns']}>
        {isOpen ? (
          <DayList planned={planned} actions={actions} onAdd={actions.startAdding} />
        ) : null}
        {roomy && used > 0 && !readOnly ? (
          <Suspense>
            <NearDay read={days.read ?? 0} actions={actions} />
          </Suspense>
        ) : null}
      </div>
      {isOpen || readOnly ? null : <DaysAhead words={actions.days} kept={plan.kept.length} />}
      {readOnly ? null : (
        <div className={styles['actions']}>
          <Button
            look={used === 0 ? 'primary' : 'outlined'}
            onClick={days.layOut}
            data-lays-out={used === 0 ? 'first' : 'again'}
          >
            <Route size={20} strokeWidth={1.75} aria-hidden="true" />
            {t(used === 0 ? 'layOut' : 'layOutAgain')}
          </Button>
          {isOpen ? null : <Button onClick={actions.open}>{t('byHand')}</Button>}
          <Button onClick={() => actions.startAdding(null)}>
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('add.open')}
          </Button>
          <Button onClick={() => days.setBringing({ file: null })}>
            <FileDown size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('add.bring')}
          </Button>
        </div>
      )}
    </>
  );
}
