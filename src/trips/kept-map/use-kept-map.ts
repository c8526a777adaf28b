import { useEffect, useMemo, useState } from 'react';
import type { KeptMap, KeptMapSize, KeptMaps } from '#src/domain/map/kept-map.ts';
import { keptPoints } from '#src/domain/map/kept-points.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

type KeptMapOfTrip = {
  /** Undefined until it is known; null: the trip keeps none. */
  kept: KeptMap | null | undefined;
  /** Null until it is known, and where there is nothing to keep. */
  size: KeptMapSize;
  /** Something could not be stored. */
  failed: boolean;
  keep: () => void;
  pause: () => void;
  remove: () => void;
};

/** The detailed map that the trip keeps, or the size that it would take. */
export function useKeptMap(saved: SavedTrip, maps: KeptMaps): KeptMapOfTrip {
  const { id } = saved;
  const points = usePoints(saved);
  const [kept, setKept] = useState<KeptMap | null | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => maps.follow(id, points, setKept), [maps, id, points]);
  const size = useSize(maps, points, kept === null);
  const act = (work: () => Promise<void>) => () => {
    setFailed(false);
    work().catch((error: unknown) => {
      console.warn('The kept map could not be changed', error);
      setFailed(true);
    });
  };
  return {
    kept,
    size,
    failed,
    keep: act(() => maps.keep(id, points)),
    pause: act(() => maps.pause(id)),
    remove: act(() => maps.remove(id)),
  };
}

/** The same object until a place is added or goes. */
function usePoints(saved: SavedTrip) {
  const written = JSON.stringify(keptPoints(saved));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what is written says when it changes.
  return useMemo(() => keptPoints(saved), [written]);
}

function useSize(
  maps: KeptMaps,
  points: ReturnType<typeof keptPoints>,
  isWanted: boolean,
): KeptMapSize {
  const [size, setSize] = useState<KeptMapSize>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    const count = () => {
      maps.size(points, left.signal).then(
        (counted) => {
          if (!left.signal.aborted) setSize(counted);
        },
        // Nobody answers: there is nothing to be had now.
        () => undefined,
      );
    };
    count();
    const stop = maps.followChoice(count);
    globalThis.addEventListener('online', count, { signal: left.signal });
    return () => {
      left.abort();
      stop();
    };
  }, [maps, points, isWanted]);
  return size;
}
