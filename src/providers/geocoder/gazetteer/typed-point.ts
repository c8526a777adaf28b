import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { ResolvedPoint } from '#src/domain/points/resolve-typed-point.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { formatAboutCoordinates, formatExactCoordinates } from '#src/wording/coordinates.ts';

/** The one search result for typed coordinates: the point, named by its coordinates. */
export function typedPoint(
  point: LatLng,
  place: string,
  language: Language,
  about: boolean,
): FoundPlace {
  const name = about
    ? formatAboutCoordinates(point, language)
    : formatExactCoordinates(point, language);
  return { ...point, place, name, context: place, kind: null, elevation: null };
}

/** Is the point only near the place that was meant? */
export function isAbout(typed: ResolvedPoint): boolean {
  return typed.type === 'point' && typed.about;
}
