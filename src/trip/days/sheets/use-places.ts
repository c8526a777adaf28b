import { useEffect, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { isNearEnough } from './near-enough.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

const DEBOUNCE_MS = 300;
const SHORTEST = 3;
const MOST = 4;

type Found = { text: string; places: readonly FoundPlace[] };

/** Places of that name around the trip, nearest names first; none for a short text, or where the search fails. */
export function usePlaces(
  geocoder: Pick<Geocoder, 'search'>,
  near: LatLng | null,
  text: string,
): readonly FoundPlace[] {
  const language = useLanguage();
  const [found, setFound] = useState<Found>({ text: '', places: [] });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < SHORTEST) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const search = async () => {
      try {
        const places = await geocoder.search(wanted, language, near, signal);
        if (signal.aborted) return;
        const fitting = places.filter((place) => isNearEnough(place, wanted, near));
        setFound({ text: wanted, places: fitting.slice(0, MOST) });
      } catch (error) {
        if (!isAbort(error)) console.warn('Places could not be searched', error);
      }
    };
    const timer = setTimeout(() => void search(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [geocoder, near, language, wanted]);
  return found.text === wanted ? found.places : [];
}
