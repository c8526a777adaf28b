import { useTexts } from '#src/i18n/use-texts.ts';
import { useStore } from 'zustand';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import { BrokenTripActions } from '../broken-trip-actions.tsx';
import { MessagePanel } from '../message-panel.tsx';
import { StorageFailed } from '../storage-failed.tsx';
import { TripGone } from './trip-gone.tsx';
import { stageOn } from '#src/domain/list/packing-rows.ts';
import { BackLink } from '../back-link.tsx';
import { useStageWords } from '../packing/use-stage-words.ts';
import styles from './trip-page.module.css';
import type { TripPageProps } from './trip-page-props.ts';
import { createTripStore } from './trip-store.ts';
import type { TripStore } from './trip-store.ts';
import { WholeTrip } from './whole-trip.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';
import { useStarted } from '../use-started.ts';

/** One saved trip: the request, the recommendation, and the place on the map. */
export function TripPage({ id, ...parts }: TripPageProps) {
  return <OneTrip key={id} id={id} {...parts} />;
}

function OneTrip({ id, history, ...parts }: TripPageProps) {
  const store = useStarted(() => createTripStore(history, id));
  const shown = useStore(store, (state) => state.shown);
  return (
    <div className={styles['page']} data-columns="three">
      <BackLink>
        {shown.status === 'ready' ? <DaysToGo saved={shown.trip} today={parts.today} /> : null}
      </BackLink>
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

/** '143 days to go', 'Day 3 of 11', 'Past trip'. */
function DaysToGo({ saved, today }: { saved: SavedTrip; today: IsoDay }) {
  const { t } = useTexts('trips');
  const words = useStageWords();
  const { startDate, endDate } = saved.trip.request;
  const stage = stageOn(today, startDate, endDate);
  return <span>{stage.when === 'after' ? t('card.past') : words(stage)}</span>;
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
