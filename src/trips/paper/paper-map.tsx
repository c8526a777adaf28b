import { Suspense, lazy, useEffect, useMemo, useState } from 'react';
import type { Basemap } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import type { MapIdeas } from '#src/map/markers/map-ideas.ts';
import { whenIdle } from '#src/timing/when-idle.ts';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import { onPrint, readyToPrint } from './before-print.ts';
import styles from './paper-map.module.css';
import { paperMarks } from './paper-marks.ts';

const PaperPicture = lazy(async () => ({
  default: (await import('./paper-picture.tsx')).PaperPicture,
}));

const PaperRoute = lazy(async () => ({
  default: (await import('./paper-route.tsx')).PaperRoute,
}));

type PaperMapProps = {
  planned: PlannedTrip;
  ideas: Pick<MapIdeas, 'markers' | 'trails'> | null;
  loadBasemap: () => Promise<Basemap>;
};

const NONE: readonly never[] = [];

/**
 * The map of a trip on paper, or of its stops. A browser prints at once, so the map is drawn ahead
 * of time: when the page is idle, or when the trip's print button or the keys for printing ask for
 * it.
 */
export function PaperMap({ planned, ideas, loadBasemap }: PaperMapProps) {
  const { wanted, settle } = useWanted();
  const { markers = NONE, trails = NONE } = ideas ?? {};
  // A selection on the screen does not redraw the printed map.
  const shown = useMemo(() => paperMarks(markers, trails), [markers, trails]);
  const stops = useMemo(() => planned.stops?.map(({ trip }) => trip.location), [planned.stops]);
  return (
    <figure
      className={styles['map']}
      data-marks={stops === undefined ? shown.of : 'stops'}
      aria-hidden="true"
    >
      {wanted ? (
        <FailureBoundary renderFailure={() => null}>
          <Suspense>
            {stops === undefined ? (
              <PaperPicture
                base={planned.trip.location}
                marks={shown.marks}
                loadBasemap={loadBasemap}
                onSettled={settle}
              />
            ) : (
              <PaperRoute stops={stops} loadBasemap={loadBasemap} onSettled={settle} />
            )}
          </Suspense>
        </FailureBoundary>
      ) : null}
    </figure>
  );
}

/** Whether the picture is to be drawn by now; `settle` says that it is. */
function useWanted() {
  const [wanted, setWanted] = useState(false);
  const [{ settled, settle }] = useState(settling);
  usePrintKeys(settled);
  useEffect(() => {
    let left = false;
    const draw = () => {
      if (!left) setWanted(true);
    };
    whenIdle(draw);
    const forget = onPrint(() => {
      draw();
      return settled;
    });
    return () => {
      left = true;
      forget();
    };
  }, [settled]);
  return { wanted, settle };
}

/** Ctrl or Cmd with P before the picture is drawn prints once it is; the browser alone would not wait. */
function usePrintKeys(settled: Promise<void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p';
      if (!isPrint || event.shiftKey || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      void readyToPrint().then(() => window.print());
    };
    const listen = new AbortController();
    window.addEventListener('keydown', press, { signal: listen.signal });
    void settled.then(() => listen.abort());
    return () => listen.abort();
  }, [settled]);
}

function settling(): { settled: Promise<void>; settle: () => void } {
  let settle = nothing;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { settled, settle };
}

function nothing(): void {}
