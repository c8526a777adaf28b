import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useStore } from 'zustand';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { GearFailed } from '#src/result/equipment/gear-failed.tsx';
import { useGear } from '#src/result/use-gear.ts';
import { useIdeas } from '#src/result/use-ideas.ts';
import { ResultView } from '#src/result/result-view.tsx';
import { OpenSights } from '#src/sights/open-sights.tsx';
import { useAllSights } from '#src/sights/use-all-sights.tsx';
import { useHandedFile } from '../bring/use-handed-file.ts';
import { TripDays } from '../days/trip-days.tsx';
import { useTripDays } from '../days/use-trip-days.ts';
import { MapBeside } from '../place/map-beside.tsx';
import { PackingBar, PackingEntry } from '../packing/packing-entry.tsx';
import { PackingMode } from '../packing/packing-mode.tsx';
import { ProposedChanges } from '../changes/proposed-changes.tsx';
import { WaitingChanges } from '../changes/waiting-changes.tsx';
import { TripHead } from './trip-head.tsx';
import styles from './trip-page.module.css';
import type { TripStore } from './trip-store.ts';
import { useUnsaid } from './use-unsaid.ts';
import { useListReuse } from './use-list-reuse.tsx';
import type { TripPageProps } from './trip-page-props.ts';

type WholeTripProps = Omit<TripPageProps, 'id'> & { saved: SavedTrip; store: TripStore };

/** The page of a trip that is there. */
export function WholeTrip({ saved, store, gear, terrain, loadBasemap, ...props }: WholeTripProps) {
  const { history, complete, geocoder, today, builtOn, connected = true } = props;
  const { over = null, onUncover = stay, offline = null, handover } = props;
  const windowChoice = useMemo(() => ({ today, savedTripId: saved.id }), [today, saved.id]);
  const change = useCallback((how: OwnChange) => void store.change(how), [store]);
  useEffect(() => gear.follow(), [gear]);
  const unsaid = useUnsaid(saved, complete);
  const owned = useGear(gear, saved);
  const reuse = useListReuse(history, saved, change);
  const { shown, days, ...tripDays } = useTripDays(saved, change);
  useHandedFile(handover, days.setBringing);
  const ideas = useIdeas(shown, tripDays.ideas);
  const sights = useAllSights(saved, days);
  const map = { ideas: ideas.onMap, terrain, loadBasemap };
  const around = { today, geocoder, loadBasemap, sights: sights.sights };
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
          allSights={sights.entry}
          own={saved}
          unsaid={unsaid}
          onChange={change}
          gear={owned.items}
          onOwn={owned.own}
          {...reuse}
          online={connected}
        />
        <PackingBar saved={saved} today={today} />
      </div>
      <OpenSights open={sights.open} as="sheet" />
      <OverTrip
        {...{ over, saved, history, today }}
        gear={owned.items}
        onChange={change}
        onClose={onUncover}
      />
    </article>
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
