import { useEffect } from 'react';
import { useStore } from 'zustand';
import { tripsOfToday } from '#src/domain/today/stage.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { createTripsStore } from '../list/trips-store.ts';
import { StorageFailed } from '../storage-failed.tsx';
import { useStarted } from '../use-started.ts';
import { LazyToday } from './lazy-today.tsx';
import type { TodayParts } from './today.tsx';
import styles from './today.module.css';
import { TodaySkeleton } from './today-skeleton.tsx';
import { useNow } from './use-now.ts';

type TodayPageProps = TodayParts & {
  /** No trip is on today or tomorrow. */
  onNone: () => void;
};

/** The start page of the installed app while a trip is on. */
export function TodayPage({ onNone, ...parts }: TodayPageProps) {
  const { t } = useTexts('today');
  const store = useStarted(() => createTripsStore(parts.history));
  const list = useStore(store, (state) => state.list);
  const now = useNow();
  const todays = 'trips' in list ? tripsOfToday(list.trips, now) : [];
  const isNone = list.status === 'ready' && todays.length === 0;
  useEffect(() => {
    if (isNone) onNone();
  }, [isNone, onNone]);
  return (
    <div className={styles['page']}>
      {list.status === 'failed' ? (
        <StorageFailed problem={list.problem} onRetry={() => void store.reload()} />
      ) : todays.length === 0 ? (
        <TodaySkeleton label={t('loading')} />
      ) : (
        <LazyToday {...parts} todays={todays} now={now} headingLevel={1} />
      )}
    </div>
  );
}
