import type { Language } from '#src/domain/language.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';
import type { FoundPlace } from '#src/domain/ports.ts';

/** Which places are wanted around a point; see Places.near. */
export type NearbyQuery = { kinds: readonly PlaceKind[]; radiusKm: number; limit: number };

/**
 * The questions that the gazetteer answers, wherever it runs: in a worker, or in the page. A
 * promise rejects with an AbortError once its signal is aborted.
 */
export interface GazetteerClient {
  search(
    text: string,
    language: Language,
    near: LatLng | null,
    signal?: AbortSignal,
  ): Promise<FoundPlace[]>;
  nameAt(point: LatLng, language: Language, signal?: AbortSignal): Promise<string>;
  /** ISO 3166 alpha-2 code (XK for Kosovo); null at sea. */
  countryAt(point: LatLng, signal?: AbortSignal): Promise<string | null>;
  near(
    point: LatLng,
    query: NearbyQuery,
    language: Language,
    signal?: AbortSignal,
  ): Promise<NamedPlace[]>;
}
