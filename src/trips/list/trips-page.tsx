import { Link } from '@tanstack/react-router';
import { ArrowRight, Backpack, Columns2, Download } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useStore } from 'zustand';
import type { BackupNotes, Basemap, Terrain, TripHistory } from '#src/domain/ports.ts';
import { tripsOfToday } from '#src/domain/today/stage.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import { BrokenNotice } from './broken-notice.tsx';
import { FailedCard } from './failed-card.tsx';
import { NoTrips } from './no-trips.tsx';
import { RemovedToast } from './removed-toast.tsx';
import type { PlanAnew } from '../join/plan-anew.ts';
import { StorageFailed } from '../storage-failed.tsx';
import { TripCard } from './trip-card.tsx';
import { TripsLost } from './trips-lost.tsx';
import styles from './trips-page.module.css';
import { createTripsStore } from './trips-store.ts';
import type { TripsList } from './trips-store.ts';
import { TripsSkeleton } from './trips-skeleton.tsx';
import { LazyToday } from '../today/lazy-today.tsx';
import { useNow } from '../today/use-now.ts';
import { useStarted } from '../use-started.ts';

type TripsPageProps = {
  history: TripHistory;
  /** Tells whether there were trips once. */
  notes: Pick<BackupNotes, 'read'>;
  /** For a stop that becomes a trip of its own, and a trip that joins another. */
  planAnew: PlanAnew;
  /** For the pictures of the places. */
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
  /** Today in the traveller's time zone. */
  today: IsoDay;
  /** The day of the build, which a copy of a trip names. */
  builtOn: IsoDay;
  /** Says whether the trips are ready offline. */
  offline?: ReactNode;
};

const linkIdOf = (tripId: string) => `trip-${tripId}`;

/** Today's trip, then all other saved trips of this device, newest first. */
export function TripsPage({ history, notes, offline, ...parts }: TripsPageProps) {
  const { t } = useTexts('trips');
  const store = useStarted(() => createTripsStore(history));
  const list = useStore(store, (state) => state.list);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useCallback((id: string) => void store.remove(id), [store]);
  const focusAfterUndo = (tripId: string | null) => {
    const link = tripId === null ? null : document.getElementById(linkIdOf(tripId));
    (link ?? heading.current)?.focus();
  };
  return (
    <div className={styles['page']}>
      <div className={styles['content']}>
        {list.status === 'failed' ? (
          <StorageFailed problem={list.problem} onRetry={() => void store.reload()} />
        ) : null}
        {list.status === 'loading' ? <TripsSkeleton /> : null}
        {list.status === 'ready' || list.status === 'reading' ? (
          <>
            <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
              {t('list.heading')}
            </h1>
            <ListLinks hasTrips={list.trips.length > 0} />
            <TripsLost
              notes={notes}
              isRead={list.status === 'ready'}
              isEmpty={list.trips.length === 0 && !hasBroken(list)}
            />
            {list.status === 'ready' ? <BrokenNotice broken={list.broken} /> : null}
            <TodayAndOthers
              {...parts}
              history={history}
              offline={offline}
              list={list}
              onRemove={remove}
              onRetry={store.reload}
            />
          </>
        ) : null}
      </div>
      <div className={styles['bar']}>
        <Link to="/planner" className={buttonClass('primary', true)}>
          {t('list.plan')}
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      <RemovedToast store={store} onDone={focusAfterUndo} />
    </div>
  );
}

function ListLinks({ hasTrips }: { hasTrips: boolean }) {
  const { t } = useTexts('trips');
  return (
    <>
      <Link to="/trips/gear" className={styles['gear']}>
        <Backpack size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('gear.link')}
      </Link>
      <Link to="/trips/backup" className={styles['gear']}>
        <Download size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('copies.link')}
      </Link>
      {hasTrips ? (
        <Link to="/trips/compare" className={styles['gear']}>
          <Columns2 size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('list.compare')}
        </Link>
      ) : null}
    </>
  );
}

function hasBroken(list: TripsList): boolean {
  return list.status === 'ready' && list.broken.length > 0;
}

type ShownList = Extract<TripsList, { trips: SavedTrip[] }>;

type TodayAndOthersProps = Omit<TripListProps, 'trips'> & Pick<TripsPageProps, 'offline'>;

/** A trip of today is shown whole, and not once more among the others. */
function TodayAndOthers({ offline, ...parts }: TodayAndOthersProps) {
  const { t } = useTexts('trips');
  const { list, history, terrain, loadBasemap } = parts;
  const now = useNow();
  const todays = useMemo(() => tripsOfToday(list.trips, now), [list, now]);
  const others = list.trips.filter((trip) => todays.every(({ saved }) => saved.id !== trip.id));
  if (todays.length === 0) return <TripList {...parts} trips={list.trips} />;
  return (
    <>
      <div className={styles['today']}>
        <LazyToday {...{ todays, now, history, terrain, loadBasemap, offline }} headingLevel={2} />
      </div>
      {others.length === 0 ? null : (
        <>
          <h2 className={styles['others']}>{t('list.others')}</h2>
          <TripList {...parts} trips={others} />
        </>
      )}
    </>
  );
}

type TripListProps = Omit<TripsPageProps, 'notes' | 'offline'> & {
  list: ShownList;
  /** Those of the list that are shown here. */
  trips: readonly SavedTrip[];
  onRemove: (id: string) => void;
  /** Reads the list again. */
  onRetry: () => Promise<void>;
};

function TripList({ list, trips, builtOn, onRemove, onRetry, ...pictures }: TripListProps) {
  const { t } = useTexts('trips');
  if (trips.length === 0) return list.status === 'ready' ? <NoTrips /> : null;
  return (
    <>
      <p className={styles['count']}>{t('list.count', { count: trips.length })}</p>
      <ul className={styles['cards']}>
        {trips.map((saved) => (
          <li key={saved.id}>
            <FailureBoundary
              renderFailure={(_, renderAgain) => (
                <FailedCard
                  saved={saved}
                  builtOn={builtOn}
                  onRetry={() => void onRetry().then(renderAgain)}
                  onRemove={() => onRemove(saved.id)}
                />
              )}
            >
              <TripCard
                {...pictures}
                saved={saved}
                linkId={linkIdOf(saved.id)}
                onRemove={onRemove}
              />
            </FailureBoundary>
          </li>
        ))}
      </ul>
    </>
  );
}
