import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { TripHistory } from '#src/domain/ports.ts';
import { dayIn, timeOfToday, tripsOfToday } from '#src/domain/today/stage.ts';
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
  const store = useStarted(() => createTripsStore(onlyTodays(parts.history)));
  const list = useStore(store, (state) => state.list);
  const now = useNow();
  const day = dayIn(now, null);
  const [dayRead, setDayRead] = useState(day);
  useEffect(() => {
    if (day !== dayRead) void store.reload().then(() => setDayRead(day));
  }, [day, dayRead, store]);
  const todays = 'trips' in list ? tripsOfToday(list.trips, now) : [];
  const isNone = list.status === 'ready' && day === dayRead && todays.length === 0;
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

/** Of a long history, only the trips that may be on today are read. */
function onlyTodays(history: TripHistory): TripHistory {
  const list = async () => {
    const trips = await history.between(timeOfToday(dayIn(new Date(), null)));
    return { trips, broken: [] };
  };
  return { ...history, list };
}
