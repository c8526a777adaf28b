import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Location } from '#src/domain/place/location.ts';
import type { Geocoder } from '#src/domain/ports.ts';

/** The names of the trip's place in all languages. */
export type NamesOfPlace = {
  /** 'Valletta' of 'Valletta, Malta'. */
  own: readonly string[];
  /** The region or country around it: 'Malta'. */
  around: readonly string[];
  all: readonly string[];
};

/** As the trip calls it, and as the geocoder does in each language. */
export async function namesOfPlace(
  location: Location,
  geocoder: Pick<Geocoder, 'nameAt'>,
  signal?: AbortSignal,
): Promise<NamesOfPlace> {
  const { lat, lng, place } = location;
  const others = await Promise.all(
    LANGUAGES.map((language) => geocoder.nameAt({ lat, lng }, language, signal)),
  );
  const parts = [place, ...others].map((name) => name.split(', '));
  const own = new Set(parts.flatMap(([first = '']) => first));
  const around = new Set(parts.flatMap(([, ...rest]) => rest));
  return { own: [...own], around: [...around], all: [...new Set([...own, ...around])] };
}
