import { useEffect, useRef, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { formatCoordinates } from '#src/wording/coordinates.ts';

type IdeaPlace = { at: LatLng; words: string };

type Options = {
  /** Where it is already. */
  kept: LatLng | undefined;
  /** Gets the name of a point that was tapped on the map. */
  onNamed: (name: string) => void;
};

/** Where an idea of one's own is: found by its name, or tapped on the map. It stays so under another name. */
export function useIdeaPlace(geocoder: Pick<Geocoder, 'nameAt'>, { kept, onNamed }: Options) {
  const language = useLanguage();
  const [place, setPlace] = useState<IdeaPlace | null>(
    kept === undefined ? null : { at: kept, words: formatCoordinates(kept, language) },
  );
  const lookup = useRef<AbortController | null>(null);
  useEffect(() => () => lookup.current?.abort(), []);
  useEffect(() => {
    if (kept === undefined) return undefined;
    const leaving = new AbortController();
    void nameOfPoint(kept, geocoder, language, leaving.signal).then((words) => {
      setPlace((now) => (words !== '' && now?.at === kept ? { at: kept, words } : now));
    });
    return () => leaving.abort();
  }, [kept, geocoder, language]);

  async function tap(at: LatLng): Promise<void> {
    const current = new AbortController();
    put({ at, words: formatCoordinates(at, language) });
    lookup.current = current;
    const words = await nameOfPoint(at, geocoder, language, current.signal);
    if (words === '') return;
    setPlace({ at, words });
    onNamed(words);
  }

  function put(next: IdeaPlace | null): void {
    lookup.current?.abort();
    setPlace(next);
  }

  return {
    place,
    tap: (point: LatLng) => void tap(point),
    choose: ({ lat, lng, place: label, context }: FoundPlace) =>
      put({ at: { lat, lng }, words: context === '' ? label : context }),
    remove: () => put(null),
  };
}

/** Empty where it has none; the coordinates stay then. */
async function nameOfPoint(
  at: LatLng,
  geocoder: Pick<Geocoder, 'nameAt'>,
  language: Language,
  signal: AbortSignal,
): Promise<string> {
  try {
    const name = await geocoder.nameAt(at, language, signal);
    return signal.aborted ? '' : name;
  } catch (error) {
    if (!isAbort(error)) console.warn('A point for an idea has no name', error);
    return '';
  }
}
