import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Geocoder, TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import type { GearItem } from '#src/domain/gear.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { GearStore } from '#src/result/gear-store.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { BackLink } from '../back-link.tsx';
import { HomeComparison } from '../home/home-comparison.tsx';
import { HomeSettings } from '../home/home-settings.tsx';
import type { HomeStore } from '../home/home-store.ts';
import { createTripsStore } from '../list/trips-store.ts';
import { MessagePanel } from '../message-panel.tsx';
import { StorageFailed } from '../storage-failed.tsx';
import { useStarted } from '../use-started.ts';
import styles from './compare-page.module.css';
import { Comparison } from './comparison.tsx';
import { idOf, pickPair } from './pick-pair.ts';
import type { ChosenPair, Side } from './pick-pair.ts';
import { TripChoice } from './trip-choice.tsx';

type ComparePageProps = {
  history: TripHistory;
  gear: GearStore;
  home: HomeStore;
  geocoder: Pick<Geocoder, 'search'>;
  /** The pair in the address. */
  chosen: ChosenPair;
  onChoose: (pair: ChosenPair) => void;
};

/** Two saved trips side by side, or one beside home. */
export function ComparePage({ history, gear, ...choice }: ComparePageProps) {
  const { t } = useTexts('compare');
  const store = useStarted(() => createTripsStore(history));
  const list = useStore(store, (state) => state.list);
  const items = useStore(gear, (state) => state.items);
  useEffect(() => gear.follow(), [gear]);
  useEffect(() => choice.home.start(), [choice.home]);
  return (
    <div className={styles['page']}>
      <BackLink />
      {list.status === 'failed' ? (
        <StorageFailed problem={list.problem} onRetry={() => void store.reload()} />
      ) : null}
      {list.status === 'loading' || list.status === 'reading' ? (
        <p aria-busy="true">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton width={220} height={36} />
        </p>
      ) : null}
      {list.status === 'ready' ? <Chosen {...list} {...choice} gear={items} /> : null}
    </div>
  );
}

type ChosenProps = Omit<ComparePageProps, 'history' | 'gear'> & {
  trips: SavedTrip[];
  broken: Parameters<typeof pickPair>[0]['broken'];
  gear: readonly GearItem[];
};

function Chosen({ trips, broken, gear, chosen, onChoose, home: store, geocoder }: ChosenProps) {
  const { t } = useTexts('compare');
  const home = useStore(store, (state) => state.home);
  const pair = pickPair({ trips, broken }, chosen);
  if (pair === null) return <TooFew />;
  const { first, second } = pair;
  return (
    <>
      <h1 className={styles['heading']}>{t('heading')}</h1>
      <div className={styles['choices']}>
        <TripChoice
          label={t('choose.first')}
          trips={trips}
          home={home}
          side={first}
          other={second}
          onChoose={(a) => onChoose({ ...chosen, a, b: idOf(second) ?? chosen.b })}
        />
        <TripChoice
          label={t('choose.second')}
          trips={trips}
          home={home}
          side={second}
          other={first}
          onChoose={(b) => onChoose({ ...chosen, a: idOf(first) ?? chosen.a, b })}
        />
      </div>
      {[first, second].some(({ status }) => status === 'home') ? (
        <HomeSettings store={store} geocoder={geocoder} />
      ) : null}
      <Shown first={first} second={second} gear={gear} store={store} />
    </>
  );
}

type ShownProps = Pick<ChosenProps, 'gear'> & { first: Side; second: Side; store: HomeStore };

function Shown({ first, second, gear, store }: ShownProps) {
  const { t } = useTexts('compare');
  const home = useStore(store, (state) => state.home);
  const sides = [first, second];
  if (sides.some(({ status }) => status === 'missing')) return <Told text={t('missing')} />;
  if (sides.some(({ status }) => status === 'broken')) return <Told text={t('broken')} />;
  if (first.status === 'trip' && second.status === 'trip') {
    return <Comparison first={first.trip} second={second.trip} gear={gear} />;
  }
  const trip = sides.find((side) => side.status === 'trip')?.trip;
  if (trip === undefined || home === null) return null;
  const homeFirst = first.status === 'home';
  return <HomeComparison trip={trip} home={home} store={store} homeFirst={homeFirst} gear={gear} />;
}

function Told({ text }: { text: string }) {
  return (
    <p role="alert" className={styles['alert']}>
      {text}
    </p>
  );
}

function TooFew() {
  const { t } = useTexts('compare');
  return (
    <MessagePanel heading={t('few.heading')} text={t('few.text')}>
      <Link to="/planner" className={buttonClass('primary')}>
        {t('few.plan')}
      </Link>
    </MessagePanel>
  );
}
