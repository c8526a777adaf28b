import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { SightsInReach } from '#src/domain/place/reachable-sight.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { afterPaints } from '#src/timing/after-next-paint.ts';
import { once } from '#src/timing/once.ts';
import type { SightParts } from './sight-parts.ts';
import { SightSourcesContext } from './sight-sources.ts';

export type Reach =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `parts`: the code of what opens; it is there before the button is. */
  | { status: 'ready'; found: SightsInReach; parts: SightParts };

const LOADING: Reach = { status: 'loading' };
/** A new result is rendered in so many steps: its first screen, list and ideas, then the rest. */
const PAINTS_OF_RESULT = 3;

const loadParts = once(async () => (await import('./sight-parts.ts')).SIGHT_PARTS);

/** All sights around a trip, asked for once the trip is rendered. */
export function useSightsInReach(trip: Trip): { reach: Reach | null; retry: () => void } {
  const sources = use(SightSourcesContext);
  const i18n = useI18n();
  const language = useLanguage();
  const [answer, setAnswer] = useState<{ around: LatLng; reach: Reach } | null>(null);
  const [tries, setTries] = useState(0);
  const guide = sources?.guide ?? null;
  const question = useMemo(() => ({ trip: { ...trip, language }, tries }), [trip, language, tries]);
  useEffect(() => {
    if (guide === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const around = question.trip.location;
    const ask = async () => {
      await afterPaints(PAINTS_OF_RESULT);
      if (signal.aborted) return;
      const [found, parts] = await Promise.all([
        guide.inReach(question.trip, around, signal),
        loadParts(),
        loadTexts(i18n, ['sights', 'map'], question.trip.language),
      ]);
      if (!signal.aborted) setAnswer({ around, reach: { status: 'ready', found, parts } });
    };
    ask().catch((error: unknown) => {
      if (isAbort(error) || signal.aborted) return;
      console.warn('The sights in reach could not be read', error);
      setAnswer({ around, reach: { status: 'failed' } });
    });
    return () => leaving.abort();
  }, [guide, question, i18n]);
  const retry = useCallback(() => {
    setAnswer(null);
    setTries((before) => before + 1);
  }, []);
  if (guide === null) return { reach: null, retry };
  const isOfThis = answer !== null && isSamePoint(answer.around, trip.location);
  return { reach: isOfThis ? answer.reach : LOADING, retry };
}

function isSamePoint(one: LatLng, other: LatLng): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}
