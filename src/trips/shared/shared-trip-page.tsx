import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Basemap, Terrain, TripHistory } from '#src/domain/ports.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { PlanShared } from '#src/export/links/shared-trip.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import { MessagePanel } from '../message-panel.tsx';
import { TripView } from '#src/trip/trip-view.tsx';
import { useOneTrip } from '#src/trip/use-one-trip.ts';
import { PaperMap } from '../paper/paper-map.tsx';
import { DaysMap } from '../place/days-map.tsx';
import { MapBeside } from '../place/map-beside.tsx';
import { MapThumbnailButton } from '../place/map-thumbnail-button.tsx';
import pageStyles from '../trip/trip-page.module.css';
import { TripSkeleton } from '../trip/trip-skeleton.tsx';
import { CopyTrip } from './copy-trip.tsx';
import { SharedHead } from './shared-head.tsx';
import { useSharedTrip } from './use-shared-trip.ts';
import type { ReadyTrip } from './use-shared-trip.ts';

type SharedTripPageProps = {
  /** The part of the link after its '#'. */
  fragment: string;
  /** A stable reference. */
  plan: PlanShared;
  history: TripHistory;
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
  builtOn: IsoDay;
  /** False: links to shops would fail. */
  connected?: boolean;
};

/** A stable reference: a shared trip has no gear. */
const NOTHING: readonly never[] = [];

/** A trip that somebody sent as a link: to read, and to copy to one's own trips. */
export function SharedTripPage(props: SharedTripPageProps) {
  const [tries, setTries] = useState(0);
  return <OneTry key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

type OneTryProps = SharedTripPageProps & { onRetry: () => void };

function OneTry({ fragment, plan, onRetry, ...parts }: OneTryProps) {
  const opened = useSharedTrip(fragment, plan);
  if (opened.status === 'unreadable') return <Unreadable problem={opened.problem} />;
  if (opened.status === 'failed') return <Failed onRetry={onRetry} />;
  return (
    <div className={pageStyles['page']}>
      {opened.status === 'loading' ? (
        <TripSkeleton />
      ) : (
        <FailureBoundary renderFailure={() => <NotShown onRetry={onRetry} />}>
          <WholeTrip opened={opened} {...parts} />
        </FailureBoundary>
      )}
    </div>
  );
}

type WholeTripProps = Omit<SharedTripPageProps, 'fragment' | 'plan'> & {
  opened: ReadyTrip;
};

function WholeTrip({ opened, history, terrain, loadBasemap, ...props }: WholeTripProps) {
  const { builtOn, connected = true } = props;
  const { shared, planned, own, missing } = opened;
  const trip = useOneTrip(planned, own, null);
  const map = {
    planned: trip.shown,
    ideas: trip.onMap,
    stop: trip.stop,
    terrain,
    loadBasemap,
  };
  return (
    <article className={pageStyles['trip']}>
      <SharedHead {...map} otherBuild={shared.builtOn !== builtOn} missing={missing} />
      <MapBeside {...map} days={trip.days} />
      <div className={pageStyles['result']}>
        <TripView
          order="trip"
          trip={trip}
          own={own}
          gear={NOTHING}
          onChange={null}
          onOwn={null}
          online={connected}
          around={null}
          daysMap={<DaysMap {...map} days={trip.days} />}
          paperMap={<PaperMap {...map} />}
          stopsMap={planned.stops === undefined ? null : <MapThumbnailButton {...map} />}
        />
      </div>
      <CopyTrip planned={planned} own={own} history={history} />
    </article>
  );
}

function Unreadable({ problem }: { problem: 'empty' | 'damaged' | 'newer' }) {
  const { t } = useTexts('trips');
  return (
    <MessagePanel
      heading={t(`shared.problem.${problem}Heading`)}
      text={t(`shared.problem.${problem}Text`)}
    >
      <Link to="/planner" className={buttonClass('primary')}>
        {t('trip.plan')}
      </Link>
    </MessagePanel>
  );
}

/** Its data are whole, and stay in the link. */
function NotShown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('trips');
  return (
    <Retry heading={t('trip.brokenHeading')} text={t('shared.brokenText')} onRetry={onRetry} />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('trips');
  return (
    <Retry heading={t('shared.failedHeading')} text={t('shared.failedText')} onRetry={onRetry} />
  );
}

function Retry({ onRetry, ...words }: { heading: string; text: string; onRetry: () => void }) {
  const { t } = useTexts('trips');
  return (
    <MessagePanel {...words}>
      <Button look="primary" onClick={onRetry}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('shared.retry')}
      </Button>
    </MessagePanel>
  );
}
