import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useStore } from 'zustand';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Basemap, Geocoder, Terrain, TripHistory } from '#src/domain/ports.ts';
import type { OwnChange } from '#src/domain/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip.ts';
import { GearFailed } from '#src/result/equipment/gear-failed.tsx';
import type { GearStore } from '#src/result/gear-store.ts';
import { useGear } from '#src/result/use-gear.ts';
import { useIdeas } from '#src/result/use-ideas.ts';
import { ResultView } from '#src/result/result-view.tsx';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import type { FileHandover } from '../bring/file-handover.ts';
import { useHandedFile } from '../bring/use-handed-file.ts';
import { TripDays } from '../days/trip-days.tsx';
import { useTripDays } from '../days/use-trip-days.ts';
import { BrokenTripActions } from '../broken-trip-actions.tsx';
import { MessagePanel } from '../message-panel.tsx';
import { StorageFailed } from '../storage-failed.tsx';
import { MapBeside } from '../place/map-beside.tsx';
import { PackingBar, PackingEntry } from '../packing/packing-entry.tsx';
import { PackingMode } from '../packing/packing-mode.tsx';
import { ProposedChanges } from '../changes/proposed-changes.tsx';
import { WaitingChanges } from '../changes/waiting-changes.tsx';
import { TripGone } from './trip-gone.tsx';
import { TripHead } from './trip-head.tsx';
import { BackLink } from '../back-link.tsx';
import styles from './trip-page.module.css';
import { createTripStore } from './trip-store.ts';
import type { TripStore } from './trip-store.ts';
import { useListReuse } from './use-list-reuse.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';
import { useStarted } from '../use-started.ts';

type TripPageProps = {
  id: string;
  history: TripHistory;
  gear: GearStore;
  terrain: Terrain;
  geocoder: Pick<Geocoder, 'search' | 'nameAt'>;
  loadBasemap: () => Promise<Basemap>;
  /** Today in the traveller's time zone. */
  today: IsoDay;
  /** False: links to shops would fail. */
  connected?: boolean;
  /** The day of the build, which a link to the trip names. */
  builtOn: IsoDay;
  /** What lies over the page: packing mode, or what changes in the trip as it was planned again. */
  over?: 'packing' | 'changes' | null;
  /** Closes what lies over it. */
  onUncover?: () => void;
  /** A file that came along from another page. */
  handover?: FileHandover;
  /** Rendered with the state of the trip: what works without a network. */
  offline?: ReactNode;
};

/** One saved trip: the request, the recommendation, and the place on the map. */
export function TripPage({ id, ...parts }: TripPageProps) {
  return <OneTrip key={id} id={id} {...parts} />;
}

function OneTrip({ id, history, ...parts }: TripPageProps) {
  const store = useStarted(() => createTripStore(history, id));
  const shown = useStore(store, (state) => state.shown);
  return (
    <div className={styles['page']}>
      <BackLink />
      {shown.status === 'loading' ? <TripSkeleton /> : null}
      {shown.status === 'failed' ? (
        <StorageFailed problem={shown.problem} onRetry={() => void store.reload()} />
      ) : null}
      {shown.status === 'missing' || shown.status === 'removed' ? (
        <TripGone store={store} removed={shown.status === 'removed' ? shown.trip : null} />
      ) : null}
      {shown.status === 'ready' ? (
        <FailureBoundary
          renderFailure={() => (
            <FailedTrip saved={shown.trip} store={store} builtOn={parts.builtOn} />
          )}
        >
          <WholeTrip saved={shown.trip} store={store} history={history} {...parts} />
        </FailureBoundary>
      ) : null}
    </div>
  );
}

type FailedTripProps = { saved: SavedTrip; store: TripStore; builtOn: IsoDay };

/** In place of a trip that could not be rendered; the record stays until it is deleted here. */
function FailedTrip({ saved, store, builtOn }: FailedTripProps) {
  const { t } = useTexts('trips');
  const failed = useStore(store, (state) => state.failed);
  return (
    <MessagePanel
      headingRef={focusOnMount}
      heading={t('trip.brokenHeading')}
      text={t('trip.brokenText')}
    >
      <BrokenTripActions
        saved={saved}
        builtOn={builtOn}
        onRetry={() => void store.reload('afresh')}
        onRemove={() => void store.remove()}
      />
      {failed === 'remove' ? (
        <p role="alert" className={styles['alert']}>
          {t('removed.failed')}
        </p>
      ) : null}
    </MessagePanel>
  );
}

/** The control in use may have gone with the trip. */
function focusOnMount(heading: HTMLHeadingElement | null) {
  heading?.focus();
}

type WholeTripProps = Pick<
  TripPageProps,
  | 'history'
  | 'gear'
  | 'terrain'
  | 'geocoder'
  | 'loadBasemap'
  | 'today'
  | 'connected'
  | 'builtOn'
  | 'over'
  | 'onUncover'
  | 'offline'
  | 'handover'
> & {
  saved: SavedTrip;
  store: TripStore;
};

function WholeTrip({ saved, store, gear, terrain, loadBasemap, ...props }: WholeTripProps) {
  const { history, geocoder, today, builtOn, connected = true } = props;
  const { over = null, onUncover: close = stay, offline = null, handover } = props;
  const windowChoice = useMemo(() => ({ today, savedTripId: saved.id }), [today, saved.id]);
  const change = useCallback((how: OwnChange) => void store.change(how), [store]);
  useEffect(() => gear.follow(), [gear]);
  const owned = useGear(gear, saved);
  const reuse = useListReuse(history, saved, change);
  const { shown, days, ...tripDays } = useTripDays(saved, change);
  useHandedFile(handover, days.setBringing);
  const ideas = useIdeas(shown, tripDays.ideas);
  const map = { ideas: ideas.onMap, terrain, loadBasemap };
  const around = { today, geocoder, loadBasemap };
  return (
    <article className={styles['trip']}>
      <TripHead
        {...map}
        saved={saved}
        builtOn={builtOn}
        today={today}
        offline={offline}
        onRemove={() => void store.remove()}
      />
      <WaitingChanges saved={saved} />
      <News store={store} gearFailed={owned.failed} />
      <MapBeside {...map} planned={saved} />
      <div className={styles['result']}>
        <PackingEntry saved={saved} today={today} />
        <TripDays planned={shown} days={days} {...around} />
        <ResultView
          planned={shown}
          windowChoice={windowChoice}
          ideas={ideas.selection}
          own={saved}
          onChange={change}
          gear={owned.items}
          onOwn={owned.own}
          {...reuse}
          online={connected}
        />
        <PackingBar tripId={saved.id} />
      </div>
      {over === 'packing' ? (
        <PackingMode
          saved={saved}
          gear={owned.items}
          today={today}
          onChange={change}
          onClose={close}
        />
      ) : null}
      <ProposedChanges
        saved={saved}
        history={history}
        gear={owned.items}
        isOpen={over === 'changes'}
        onClose={close}
      />
    </article>
  );
}

/** What could not be done. */
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
