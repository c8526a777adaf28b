import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/place/places.ts';
import type { FoundPlace } from '#src/domain/ports.ts';

/** Filters for the places around a point; see Places.near. */
export type NearbyQuery = { kinds: readonly PlaceKind[]; radiusKm: number; limit: number };

/**
 * The queries of the bundled gazetteer, in a worker or on the main thread. A promise rejects with
 * an AbortError once its signal is aborted.
 */
export interface GazetteerQueries {
  search(
    text: string,
    language: Language,
    near: LatLng | null,
    signal?: AbortSignal,
  ): Promise<FoundPlace[]>;
  nameAt(point: LatLng, language: Language, signal?: AbortSignal): Promise<string>;
  /** ISO 3166 alpha-2 code (XK for Kosovo); null at sea. */
  countryAt(point: LatLng, signal?: AbortSignal): Promise<string | null>;
  near(point: LatLng, query: NearbyQuery, signal?: AbortSignal): Promise<NamedPlace[]>;
}
