import type { Language } from '#src/domain/language.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { formatExactCoordinates } from '#src/wording/coordinates.ts';

/** The one search result for typed coordinates: the point, named by its coordinates. */
export function typedPoint(point: LatLng, place: string, language: Language): FoundPlace {
  const name = formatExactCoordinates(point, language);
  return { ...point, place, name, context: place, kind: null, elevation: null };
}
