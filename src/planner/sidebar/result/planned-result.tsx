import { Link } from '@tanstack/react-router';
import { Bookmark, Pencil } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { StopInProgress } from '#src/domain/stops/plan-stops.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { GearFailed } from '#src/result/equipment/gear-failed.tsx';
import { useGear } from '#src/result/use-gear.ts';
import { OpenSights } from '#src/sights/open-sights.tsx';
import type { Around } from '#src/trip/days/trip-days.tsx';
import { TripView } from '#src/trip/trip-view.tsx';
import { useOneTrip } from '#src/trip/use-one-trip.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { IdeaRow } from '#src/result/activities/idea-row.tsx';
import type { MapIdeas } from '#src/map/markers/map-ideas.ts';
import { afterPaints } from '#src/timing/after-next-paint.ts';
import { useWideScreen } from '#src/planner/use-wide-screen.ts';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import { MovedPinNotice } from './moved-pin-notice.tsx';
import { ReplanStop } from './replan-stop.tsx';
import styles from './planned-result.module.css';
import { useRouteOnMap } from './use-route-on-map.ts';
import { useSteadyScroll } from './use-steady-scroll.ts';

type PlannedResultProps = {
  planned: PlannedTrip;
  /** Null while stops are still being planned: nothing yet. */
  own: TripOwn | null;
  /** It could not be said in the language of the page. */
  unsaid: boolean;
  /** Id of the saved trip; null while it is not saved. */
  savedId: string | null;
  /** The stop that is being planned; null once all are. */
  inProgress: StopInProgress | null;
  today: IsoDay;
  /** False: links to shops would fail. */
  connected: boolean;
  /** Where own ideas are looked for. */
  around: Around;
  /** It is rendered before it is shown. */
  isAhead: boolean;
  /** Rendered before the actions. */
  children: ReactNode;
};

/** The recommendation, with a button back to the form. Takes the focus when it appears. */
export function PlannedResult(props: PlannedResultProps) {
  const { planned, unsaid, savedId, inProgress, today, connected, around, children } = props;
  const own = props.own ?? NOTHING_OWN;
  const store = usePlannerStore();
  const element = useRef<HTMLDivElement>(null);
  const changeOwn = useCallback((how: OwnChange) => void store.change(how), [store]);
  // Nothing of half a trip is stored.
  const change = inProgress === null ? changeOwn : null;
  // Nobody waits for what is rendered ahead.
  const [firstScreenFirst] = useState(!props.isAhead);
  const gear = useGear(store.gear, planned);
  const tryWish = useTryWish();
  const windowChoice = useMemo(() => ({ today, onChoose: store.chooseDates }), [store, today]);
  const trip = useOneTrip(planned, own, change);
  useRouteOnMap(planned, trip.stop);
  useSteadyScroll(element, inProgress !== null);
  const wide = useWideScreen();
  const { sights, ideas, onMap } = trip;
  const inRow = useIdeaRow(onMap, ideas.choice.from !== 'start');
  useEffect(() => {
    // Focusing reads the layout: in the frame that lays out the result anyway.
    const frame = requestAnimationFrame(() => element.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={element} className={styles['result']} tabIndex={-1}>
      {inRow ? <IdeaRow planned={trip.shown} selection={ideas} onTryWish={tryWish} /> : null}
      <OpenSights open={sights.open} as={wide ? 'panel' : 'sheet'} onMap={store.showSights} />
      <div hidden={inRow || (wide && sights.open !== null)}>
        <div className={styles['head']}>
          <MovedPinNotice today={today} />
          {children}
          <GearFailed failed={gear.failed} />
          {inProgress === null ? <Actions savedId={savedId} /> : <Cancel />}
        </div>
        <TripView
          order="specified"
          trip={trip}
          own={own}
          unsaid={unsaid}
          onChange={change}
          gear={gear.items}
          onOwn={gear.own}
          windowChoice={windowChoice}
          onTryWish={inProgress === null ? tryWish : null}
          online={connected}
          around={around}
          inProgress={inProgress}
          aboutUnplanned={<ReplanStop at={trip.stop.at} connected={connected} />}
          firstScreenFirst={firstScreenFirst}
        />
      </div>
    </div>
  );
}

/** First screen, then list and ideas, then the rest. */
const PAINTS_OF_RESULT = 3;

/**
 * Shows the ideas on the map. True where they stand in a row below the map, in the half sheet of a
 * phone, from which the full list opens at the idea that was `chosen`.
 */
function useIdeaRow(onMap: MapIdeas | null, chosen: boolean): boolean {
  const store = usePlannerStore();
  const half = usePlanner(({ sheet }) => sheet !== 'full');
  const wide = useWideScreen();
  const inRow = !wide && half && onMap !== null;
  const latest = useRef(onMap);
  // The map, which the full sheet covers on a phone, draws after the result.
  const painted = useRef(false);
  useEffect(() => {
    latest.current = onMap;
    const onSelect = (index: number) => {
      onMap?.onSelect(index);
      if (store.getState().sheet === 'peek') store.setSheet('half');
    };
    const show = () => store.showIdeas(onMap && { ...onMap, onSelect });
    if (painted.current) {
      show();
      return undefined;
    }
    let isLatest = true;
    void afterPaints(PAINTS_OF_RESULT).then(() => {
      painted.current = true;
      if (isLatest) show();
    });
    return () => {
      isLatest = false;
    };
  }, [store, onMap]);
  useEffect(() => () => store.showIdeas(null), [store]);
  const wasInRow = useRef(inRow);
  useEffect(() => {
    if (wasInRow.current && !inRow && chosen) latest.current?.onSelect(latest.current.selected);
    wasInRow.current = inRow;
  }, [inRow, chosen]);
  return inRow;
}

/** Keeps the stops that are planned. */
function Cancel() {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  return (
    <div className={styles['actions']}>
      <Button onClick={store.cancel}>{t('loading.cancel')}</Button>
    </div>
  );
}

function Actions({ savedId }: Pick<PlannedResultProps, 'savedId'>) {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  return (
    <div className={styles['actions']}>
      <Button onClick={() => store.show('form')}>
        <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('saved.change')}
      </Button>
      {savedId === null ? null : (
        <Link to="/trips/$tripId" params={{ tripId: savedId }} className={buttonClass('outlined')}>
          <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('saved.open')}
        </Link>
      )}
    </div>
  );
}

function useTryWish(): (word: string) => void {
  const store = usePlannerStore();
  return useCallback(
    (word: string) => {
      store.setPreferences(withWish(store.getState().draft.preferences, word));
      store.show('form');
    },
    [store],
  );
}

function withWish(preferences: string, word: string): string {
  const before = preferences.trim().replace(/[,;.]$/u, '');
  return before === '' ? word : `${before}, ${word}`;
}
