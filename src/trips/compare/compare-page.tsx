import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip.ts';
import type { GearItem } from '#src/domain/gear.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { GearStore } from '#src/result/gear-store.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { BackLink } from '../back-link.tsx';
import { createTripsStore } from '../list/trips-store.ts';
import { MessagePanel } from '../message-panel.tsx';
import { StorageFailed } from '../storage-failed.tsx';
import { useStarted } from '../use-started.ts';
import styles from './compare-page.module.css';
import { Comparison } from './comparison.tsx';
import { pickPair } from './pick-pair.ts';
import type { ChosenPair } from './pick-pair.ts';
import { TripChoice } from './trip-choice.tsx';

type ComparePageProps = {
  history: TripHistory;
  gear: GearStore;
  /** As the address has them. */
  chosen: ChosenPair;
  onChoose: (pair: ChosenPair) => void;
};

/** Two saved trips side by side. */
export function ComparePage({ history, gear, ...choice }: ComparePageProps) {
  const { t } = useTexts('compare');
  const store = useStarted(() => createTripsStore(history));
  const list = useStore(store, (state) => state.list);
  const items = useStore(gear, (state) => state.items);
  useEffect(() => gear.follow(), [gear]);
  return (
    <div className={styles['page']}>
      <BackLink />
      {list.status === 'failed' ? (
        <StorageFailed problem={list.problem} onRetry={() => void store.reload()} />
      ) : null}
      {list.status === 'loading' ? (
        <p aria-busy="true">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton width={220} height={36} />
        </p>
      ) : null}
      {list.status === 'ready' ? <Chosen {...list} {...choice} gear={items} /> : null}
    </div>
  );
}

type ChosenProps = Pick<ComparePageProps, 'chosen' | 'onChoose'> & {
  trips: SavedTrip[];
  broken: Parameters<typeof pickPair>[0]['broken'];
  gear: readonly GearItem[];
};

function Chosen({ trips, broken, gear, chosen, onChoose }: ChosenProps) {
  const { t } = useTexts('compare');
  const pair = pickPair({ trips, broken }, chosen);
  if (pair === null) return <TooFew />;
  const { first, second } = pair;
  const idOf = (side: typeof first) => (side.status === 'trip' ? { id: side.trip.id } : {});
  return (
    <>
      <h1 className={styles['heading']}>{t('heading')}</h1>
      <div className={styles['choices']}>
        <TripChoice
          label={t('choose.first')}
          trips={trips}
          side={first}
          other={second}
          onChoose={(a) => onChoose({ ...chosen, a, b: idOf(second).id ?? chosen.b })}
        />
        <TripChoice
          label={t('choose.second')}
          trips={trips}
          side={second}
          other={first}
          onChoose={(b) => onChoose({ ...chosen, a: idOf(first).id ?? chosen.a, b })}
        />
      </div>
      {first.status === 'trip' && second.status === 'trip' ? (
        <Comparison first={first.trip} second={second.trip} gear={gear} />
      ) : (
        <p role="alert" className={styles['alert']}>
          {t([first, second].some(({ status }) => status === 'missing') ? 'missing' : 'broken')}
        </p>
      )}
    </>
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
