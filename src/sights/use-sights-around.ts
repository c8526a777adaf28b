import { use, useCallback, useEffect, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { SightsInReach } from '#src/domain/place/reachable-sight.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SightSourcesContext } from './sight-sources.ts';

/** The sights around another point, such as the middle of the map; null until they were asked for. */
export function useSightsAround(trip: Trip) {
  const sources = use(SightSourcesContext);
  const language = useLanguage();
  const [area, setArea] = useState<Area | null>(null);
  const guide = sources?.guide ?? null;
  const around = area?.around ?? null;
  const isAsking = area?.status === 'loading';
  useEffect(() => {
    if (guide === null || around === null || !isAsking) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    guide.inReach({ ...trip, language }, around, signal).then(
      (found) => (signal.aborted ? undefined : setArea({ status: 'ready', around, found })),
      (error: unknown) => {
        if (isAbort(error) || signal.aborted) return;
        console.warn('The sights around a point could not be read', error);
        setArea({ status: 'failed', around });
      },
    );
    return () => leaving.abort();
  }, [guide, trip, language, around, isAsking]);
  const search = useCallback(
    (point: LatLng | null) => setArea(point === null ? null : { status: 'loading', around: point }),
    [],
  );
  return { area, search };
}

export type Area = { around: LatLng } & (
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; found: SightsInReach }
);
