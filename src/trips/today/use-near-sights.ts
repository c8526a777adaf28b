import { use, useEffect, useMemo, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SightSourcesContext } from '#src/sights/sight-sources.ts';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';

const NONE: readonly ReachableSight[] = [];

/** All sights around the trip, where they are needed: asked for once the page is painted, empty until then. */
export function useNearSights(trip: Trip, needed: boolean): readonly ReachableSight[] {
  const sources = use(SightSourcesContext);
  const language = useLanguage();
  const [sights, setSights] = useState(NONE);
  const guide = sources?.guide ?? null;
  const asked = useMemo(() => ({ ...trip, language }), [trip, language]);
  useEffect(() => {
    if (guide === null || !needed) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      await afterNextPaint();
      if (signal.aborted) return;
      const found = await guide.inReach(asked, asked.location, signal);
      if (!signal.aborted) setSights(found.sights);
    };
    ask().catch((error: unknown) => {
      if (!isAbort(error) && !signal.aborted) console.warn('No sights for today', error);
    });
    return () => leaving.abort();
  }, [guide, needed, asked]);
  return sights;
}
