import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useStore } from 'zustand';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { GearFailed } from '#src/result/equipment/gear-failed.tsx';
import { useGear } from '#src/result/use-gear.ts';
import { OpenSights } from '#src/sights/open-sights.tsx';
import { useHandedFile } from '#src/trip/bring/use-handed-file.ts';
import { TripView } from '#src/trip/trip-view.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { useOneTrip } from '#src/trip/use-one-trip.ts';
import { PaperMap } from '../paper/paper-map.tsx';
import { DaysMap } from '../place/days-map.tsx';
import { MapBeside } from '../place/map-beside.tsx';
import { PackingEntry } from '../packing/packing-entry.tsx';
import { useFirstList } from '../packing/first-list/use-first-list.tsx';
import { PackingMode } from '../packing/packing-mode.tsx';
import { ProposedChanges } from '../changes/proposed-changes.tsx';
import { WaitingChanges } from '../changes/waiting-changes.tsx';
import { TripBar } from './trip-bar.tsx';
import { TripHead } from './trip-head.tsx';
import styles from './trip-page.module.css';
import type { TripStore } from './trip-store.ts';
import { useUnsaid } from './use-unsaid.ts';
import { useListReuse } from './use-list-reuse.tsx';
import type { TripPageProps } from './trip-page-props.ts';

type WholeTripProps = Omit<TripPageProps, 'id'> & { saved: SavedTrip; store: TripStore };

/** The page of a trip that is there. */
export function WholeTrip({ saved, store, gear, terrain, loadBasemap, ...props }: WholeTripProps) {
  const { history, complete, planAnew, geocoder, today, builtOn, connected = true } = props;
  const { openKeptMaps = null } = props;
  const { over = null, onUncover = stay, offline = null, handover } = props;
  const windowChoice = useMemo(() => ({ today, savedTripId: saved.id }), [today, saved.id]);
  const change = useCallback((how: OwnChange) => void store.change(how), [store]);
  useEffect(() => gear.follow(), [gear]);
  const unsaid = useUnsaid(saved, complete);
  const owned = useGear(gear, saved);
  const firstList = useFirstList(saved, gear, { packing: over === 'packing', today });
  const reuse = useListReuse(history, saved, change, today);
  const trip = useOneTrip(saved, saved, change);
  useHandedFile(handover, trip.days.setBringing);
  const around = useMemo(() => ({ geocoder, loadBasemap }), [geocoder, loadBasemap]);
  const listHead = useListHead(saved, today, firstList.listHead);
  const isOver = saved.trip.request.endDate < today;
  const map = { planned: saved, ideas: trip.onMap, stop: trip.stop, terrain, loadBasemap };
  return (
    <article className={styles['trip']}>
      <TripHead
        {...map}
        {...{ saved, builtOn, today, offline, history, planAnew, openKeptMaps }}
        onRemove={() => void store.remove()}
      />
      <WaitingChanges saved={saved} />
      <News store={store} gearFailed={owned.failed} />
      <MapBeside {...map} days={trip.days} />
      <div className={styles['result']} data-over={isOver}>
        <TripView
          order="trip"
          trip={trip}
          windowChoice={windowChoice}
          own={saved}
          unsaid={unsaid}
          onChange={change}
          gear={owned.items}
          onOwn={owned.own}
          {...reuse}
          listHead={listHead}
          online={connected}
          around={around}
          aboutUnplanned={<ChangeTrip id={saved.id} />}
          daysMap={<DaysMap {...map} days={trip.days} />}
          paperMap={<PaperMap {...map} />}
        />
        {isOver ? null : <TripBar days={trip.days} />}
      </div>
      <OpenSights open={trip.sights.open} as="sheet" />
      <OverTrip
        {...{ saved, history, today }}
        over={firstList.sheet === null ? over : null}
        gear={owned.items}
        onChange={change}
        onClose={onUncover}
      />
      {firstList.sheet}
    </article>
  );
}

/** A stop that is not planned is planned where the trip is changed. */
function ChangeTrip({ id }: Pick<SavedTrip, 'id'>) {
  const { t } = useTexts('trips');
  return (
    <p>
      <Link className={buttonClass('outlined')} to="/planner" search={{ change: id }}>
        {t('trip.change')}
      </Link>
    </p>
  );
}

/** How far one has packed, and what the first list asks. */
function useListHead(saved: SavedTrip, today: IsoDay, ask: ReactNode): ReactNode {
  return useMemo(
    () => (
      <>
        <PackingEntry saved={saved} today={today} />
        {ask}
      </>
    ),
    [saved, today, ask],
  );
}

type OverTripProps = Required<Pick<TripPageProps, 'over' | 'history' | 'today'>> &
  Pick<Parameters<typeof PackingMode>[0], 'saved' | 'gear' | 'onChange' | 'onClose'>;

/** The overlay of the page. */
function OverTrip({ over, history, today, onChange, ...shared }: OverTripProps) {
  return (
    <>
      {over === 'packing' ? <PackingMode {...shared} today={today} onChange={onChange} /> : null}
      <ProposedChanges {...shared} history={history} isOpen={over === 'changes'} />
    </>
  );
}

/** Messages about actions that failed. */
function News({ store, gearFailed }: { store: TripStore; gearFailed: boolean }) {
  const { t } = useTexts('trips');
  const failed = useStore(store, (state) => state.failed);
  return (
    <div className={styles['news']} aria-live="polite">
      {failed === 'change' ? (
        <p>
          {t('trip.changeFailed')} <Link to="/trips/backup">{t('copies.keep')}</Link>
        </p>
      ) : null}
      <GearFailed failed={gearFailed} />
      {failed === 'remove' ? <p>{t('removed.failed')}</p> : null}
    </div>
  );
}

/** A page without an address to go back to. */
function stay() {}
