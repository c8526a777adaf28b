import type { ReactNode } from 'react';
import type { Basemap, Terrain } from '#src/domain/ports.ts';
import type { TodayStage } from '#src/domain/today/stage.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { DayPlaces } from './day-places.tsx';
import { DayToast } from './day-toast.tsx';
import { DayTrail } from '../day-trail.tsx';
import { EmergencyLines } from './emergency-lines.tsx';
import { GoPacking } from '../packing/go-packing.tsx';
import { HomeLines } from '../packing/home-lines.tsx';
import { LightLine } from './light-line.tsx';
import { NoteLine } from './note-line.tsx';
import { usePacking } from '../packing/open-lines.tsx';
import { ToastRegion } from '#src/ui/overlays/toast.tsx';
import { TicksToast } from '#src/trips/packing/ticks-toast.tsx';
import { StillPacking } from '../packing/still-packing.tsx';
import { TodayColumns } from '../today-columns.tsx';
import { labelOf } from '../today-day.ts';
import { TodayMap } from './today-map.tsx';
import { useOnTo } from '../use-on-to.ts';
import { TomorrowLine } from './tomorrow-line.tsx';
import { useDayActions } from './use-day-actions.ts';
import type { DayActions } from './use-day-actions.ts';
import type { DayFacts } from '../use-day-facts.ts';

type DayViewProps = {
  head: ReactNode;
  saved: SavedTrip;
  stage: Exclude<TodayStage, { kind: 'eve' }>;
  now: Date;
  facts: DayFacts;
  change: (how: OwnChange) => void;
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
  headingLevel: HeadingLevel;
};

/** A day of the trip; on the journey home, what is packed stands beside its half day. */
export function DayView(props: DayViewProps) {
  const { head, saved, stage, now, facts, change, terrain, loadBasemap, headingLevel } = props;
  const { t } = useTexts('today');
  const { words, places, here } = facts;
  const actions = useDayActions(facts, saved, change);
  const packing = usePacking(saved, 'home', change);
  const isHome = stage.kind === 'home';
  const labels = places.map((place, at) => labelOf(place, at + 1, words));
  return (
    <>
      <TodayColumns
        isMap={!isHome}
        head={
          <>
            {head}
            <DayTrail
              startDate={saved.trip.request.startDate}
              number={stage.number}
              days={stage.days}
            />
            {isHome ? null : <LightLine here={here} day={stage.day} now={now} />}
            {stage.isBeforeAtHome ? <StillPacking saved={saved} /> : null}
          </>
        }
        main={<DayPlaces {...{ saved, stage, facts, headingLevel }} actions={actions} />}
        beside={
          isHome ? (
            <HomeLines {...{ saved, packing, change, headingLevel }} />
          ) : (
            <TodayMap
              planned={here}
              places={places}
              labels={labels}
              terrain={terrain}
              loadBasemap={loadBasemap}
            />
          )
        }
        foot={<DayFoot {...{ saved, stage, facts, actions }} />}
      />
      {isHome ? <GoPacking tripId={saved.id} label={t('home.go')} /> : null}
      {packing.ticks.recent === null ? (
        <DayToast actions={actions} />
      ) : (
        <ToastRegion>
          <TicksToast ticks={packing.ticks} />
        </ToastRegion>
      )}
    </>
  );
}

type DayFootProps = Pick<DayViewProps, 'saved' | 'stage' | 'facts'> & { actions: DayActions };

/** The note of the day, tomorrow in a line, and the emergency number last. */
function DayFoot({ saved, stage, facts, actions }: DayFootProps) {
  const { plan, number, here, baseTomorrow, tomorrow, advice } = facts;
  const onTo = useOnTo(saved, facts.ground.days[number + 1]);
  return (
    <>
      <NoteLine key={number} note={plan.days[number]?.note ?? ''} onWrite={actions.note} />
      {number + 1 < stage.days ? (
        <TomorrowLine
          tripId={saved.id}
          day={number + 2}
          isLast={number + 2 === stage.days}
          places={tomorrow}
          advice={advice}
          base={baseTomorrow}
          onTo={onTo}
        />
      ) : null}
      <EmergencyLines country={here.country} />
    </>
  );
}
