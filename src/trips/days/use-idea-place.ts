import { useEffect, useRef, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { formatCoordinates } from '#src/wording/coordinates.ts';

type IdeaPlace = { at: LatLng; words: string; from: 'search' | 'map' };

/** Where an idea of one's own is: found by its name, or tapped on the map; there `onNamed` gets its name. */
export function useIdeaPlace(geocoder: Pick<Geocoder, 'nameAt'>, onNamed: (name: string) => void) {
  const language = useLanguage();
  const [place, setPlace] = useState<IdeaPlace | null>(null);
  const lookup = useRef<AbortController | null>(null);
  useEffect(() => () => lookup.current?.abort(), []);
  const setFrom = (from: IdeaPlace['from'], { lat, lng }: LatLng, words: string) =>
    setPlace({ at: { lat, lng }, words, from });

  async function tap(point: LatLng): Promise<void> {
    lookup.current?.abort();
    const current = new AbortController();
    lookup.current = current;
    setFrom('map', point, formatCoordinates(point, language));
    try {
      const name = await geocoder.nameAt(point, language, current.signal);
      if (current.signal.aborted || name === '') return;
      setFrom('map', point, name);
      onNamed(name);
    } catch (error) {
      // The coordinates stay.
      if (!isAbort(error)) console.warn('A point for an idea has no name', error);
    }
  }

  return {
    place,
    tap: (point: LatLng) => void tap(point),
    choose: (found: FoundPlace) =>
      setFrom('search', found, found.context === '' ? found.place : found.context),
    /** Another name was typed: what was found by the old one no longer counts. */
    forgetFound: () => setPlace((now) => (now?.from === 'map' ? now : null)),
  };
}
