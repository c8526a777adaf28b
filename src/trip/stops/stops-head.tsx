import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { routeWeather, stopFigures } from '#src/domain/stops/route-weather.ts';
import { turnedRound } from '#src/domain/stops/turned-round.ts';
import type { StopInProgress } from '#src/domain/stops/plan-stops.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { RouteSentence, SentenceToCome } from './route-sentence.tsx';
import type { StopChoice } from './stop-choice.ts';
import { StopsTable } from './stops-table.tsx';
import { StopStrip } from './stop-strip.tsx';
import styles from './stops-head.module.css';

type StopsHeadProps = Pick<StopChoice, 'at' | 'onChoose'> & {
  /** The whole trip. */
  planned: PlannedTrip;
  /** The stop that is being planned; null once all are. */
  inProgress: StopInProgress | null;
  /** The order of its stops may still be changed. */
  undecided: boolean;
  /** Ids of the sections that the strip switches. */
  controls: readonly string[];
  /** Beside the table of the stops; memoise it. */
  paperMap: ReactNode;
  /** Above the strip, in one card with it; memoise it. */
  stopsMap: ReactNode;
};

/** One sentence over all stops, and the strip that chooses the one whose ideas and weather are shown. */
export const StopsHead = memo(function StopsHead(props: StopsHeadProps) {
  const { planned, at, onChoose, inProgress, undecided, controls, paperMap, stopsMap } = props;
  const { stops } = planned;
  // What is read below stays where it is: the sentence that was to come keeps its room.
  const [wasInProgress] = useState(inProgress !== null);
  const figures = useMemo(() => (stops ?? []).map((stop) => stopFigures(stop)), [stops]);
  const weather = useMemo(() => routeWeather(figures), [figures]);
  const turned = useMemo(() => (undecided ? turnedRound(stops ?? []) : null), [undecided, stops]);
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        {wasInProgress ? (
          <div data-over={inProgress === null}>
            <SentenceToCome planned={planned} />
          </div>
        ) : null}
        {weather === null || inProgress !== null ? null : (
          <div>
            <RouteSentence planned={planned} weather={weather} turned={turned} />
          </div>
        )}
      </div>
      <div className={styles['card']}>
        {stopsMap}
        <StopStrip {...{ planned, figures, at, inProgress, onChoose, controls }} />
      </div>
      <div className={styles['paper']}>
        {paperMap}
        <StopsTable planned={planned} figures={figures} />
      </div>
    </div>
  );
});
