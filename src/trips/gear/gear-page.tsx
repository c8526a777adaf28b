import { Link } from '@tanstack/react-router';
import { Download, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { GearItem } from '#src/domain/gear.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { GearStore } from '#src/result/gear-store.ts';
import { HomeRow } from '#src/result/home-country/home-row.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { StorageFailed } from '../storage-failed.tsx';
import { GearGroupList } from './gear-group-list.tsx';
import { gearGroups } from './gear-groups.ts';
import { BackLink } from '../back-link.tsx';
import styles from './gear-page.module.css';
import { GearToast } from './gear-toast.tsx';
import { NoGear } from './no-gear.tsx';

type GearPageProps = {
  gear: GearStore;
  /** For the trips that use each item. */
  history: Pick<TripHistory, 'list' | 'subscribe'>;
};

/** The traveller's gear by category: the trips that use it, removing one thing, removing all. */
export function GearPage({ gear, history }: GearPageProps) {
  const { t } = useTexts('trips');
  const { status, items } = useStore(gear);
  const trips = useTrips(history);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => gear.follow(), [gear]);
  return (
    <div className={styles['page']}>
      <BackLink />
      {status === 'failed' ? (
        <StorageFailed problem="failed" onRetry={() => location.reload()} />
      ) : (
        <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
          {t('gear.heading')}
        </h1>
      )}
      {status === 'loading' ? <Loading /> : null}
      {status === 'ready' && items.length === 0 ? <NoGear /> : null}
      {items.length > 0 ? (
        <GearList
          items={items}
          trips={trips}
          onRemove={(id) => void gear.remove((item) => id === null || item.id === id)}
        />
      ) : null}
      <HomeRow />
      <GearToast gear={gear} onDone={() => heading.current?.focus()} />
    </div>
  );
}

function Loading() {
  const { t } = useTexts('trips');
  return (
    <p className={styles['count']} aria-busy="true">
      <VisuallyHidden>{t('gear.loading')}</VisuallyHidden>
      <Skeleton width={220} height={16} />
    </p>
  );
}

type GearListProps = {
  items: readonly GearItem[];
  trips: readonly SavedTrip[];
  /** Null removes everything. */
  onRemove: (id: string | null) => void;
};

function GearList({ items, trips, onRemove }: GearListProps) {
  const { t } = useTexts('trips');
  const groups = useMemo(() => gearGroups(items), [items]);
  return (
    <>
      <p className={styles['count']}>
        {t('gear.count', { count: items.filter(({ lacking }) => lacking !== true).length })}
      </p>
      {groups.map((group) => (
        <GearGroupList
          key={group.kind ?? 'others'}
          group={group}
          trips={trips}
          onRemove={onRemove}
        />
      ))}
      <Link to="/trips/backup" className={styles['copy']}>
        <Download size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('copies.gear')}
      </Link>
      <button type="button" className={styles['empty']} onClick={() => onRemove(null)}>
        <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('gear.empty')}
      </button>
    </>
  );
}

/** The saved trips, now and after each change; none where they cannot be read. */
function useTrips(history: GearPageProps['history']): readonly SavedTrip[] {
  const [trips, setTrips] = useState<readonly SavedTrip[]>([]);
  useEffect(() => {
    const read = () =>
      history.list().then(
        (list) => setTrips(list.trips),
        (error: unknown) => console.error('Saved trips could not be read', error),
      );
    void read();
    return history.subscribe(() => void read());
  }, [history]);
  return trips;
}
