import type { TravelErrorCode } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { nearestPoint } from '#src/domain/points/plus-code.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import { isAbout, typedPoint } from '../gazetteer/typed-point.ts';
import { foundPlaces } from './found-places.ts';
import { featureName } from './feature-name.ts';
import { requestFeatures } from './request-features.ts';

export type MapboxGeocoderOptions = {
  accessToken: string;
  /** Without a trailing slash, e.g. https://api.mapbox.com. */
  apiUrl: string;
  /** Only results of the permanent mode may be stored (docs/decisions/services.md). */
  mode: 'mapbox.places' | 'mapbox.places-permanent';
  timeLimitMs?: number;
  /** Keys of the other services, which are hidden in every text like this one's. */
  otherKeys?: readonly string[];
};

const TIME_LIMIT_MS = 10_000;
/** Limits of Mapbox on the search text. */
const QUERY = { maxWords: 20, maxCharacters: 256 } as const;
/** A semicolon separates queries; a lone surrogate cannot be encoded. */
const NOT_SEARCHABLE = /[;\p{Surrogate}]/gu;
/** About 10 cm; more digits could end in exponents, which Mapbox does not parse. */
const DECIMALS = 6;

/**
 * Mapbox geocoding v5 (specification, section 7). Fails with 'geocoding-request-failed' (naming) or
 * 'geocoding-failed' (searching), whose causes hold no URL and no token. `near` is used for short
 * plus codes only: Mapbox ranks its results itself.
 */
export function createMapboxGeocoder(options: MapboxGeocoderOptions): Geocoder {
  const { accessToken, apiUrl, mode, timeLimitMs = TIME_LIMIT_MS, otherKeys = [] } = options;
  const keys = [accessToken, ...otherKeys];
  const request = <T>(
    segment: string,
    language: Language,
    read: (features: unknown[]) => T,
    code: TravelErrorCode,
    signal?: AbortSignal,
  ): Promise<T> => {
    const query = new URLSearchParams({ access_token: accessToken, language });
    const url = `${apiUrl}/geocoding/v5/${mode}/${segment}.json?${query}`;
    return requestFeatures({ url, keys, timeLimitMs }, read, code, signal);
  };
  const namePoint = async (
    point: LatLng,
    language: Language,
    about: boolean,
    signal?: AbortSignal,
  ): Promise<FoundPlace[]> => {
    // As search text, Mapbox would take the latitude for the longitude.
    const name = await request(segmentOf(point), language, featureName, 'geocoding-failed', signal);
    return [typedPoint(point, name, language, about)];
  };
  const find = async (
    text: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<FoundPlace[]> => {
    const query = searchQuery(text);
    if (query === '') return [];
    return request(encodeURIComponent(query), language, foundPlaces, 'geocoding-failed', signal);
  };
  return {
    nameAt: (point, language, signal) =>
      request(segmentOf(point), language, featureName, 'geocoding-request-failed', signal),
    async search(text, language, near, signal) {
      throwIfAborted(signal);
      const { resolveTypedPoint } = await import('#src/domain/points/resolve-typed-point.ts');
      const typed = await resolveTypedPoint(text);
      throwIfAborted(signal);
      if (typed === null) return find(text, language, signal);
      if (typed.type === 'name') return find(typed.name, language, signal);
      if (typed.type === 'problem') return [];
      if (typed.type === 'point') {
        return namePoint(typed.point, language, isAbout(typed), signal);
      }
      const beside = typed.place === '' ? near : (await find(typed.place, language, signal))[0];
      if (beside === null || beside === undefined) return [];
      return namePoint(nearestPoint(typed.code, beside), language, false, signal);
    },
  };
}

function segmentOf({ lat, lng }: LatLng): string {
  return `${decimal(lng)},${decimal(lat)}`;
}

function decimal(degrees: number): string {
  return String(Number(degrees.toFixed(DECIMALS)));
}

/** The typed text within the limits of Mapbox; empty when nothing searchable is left. */
function searchQuery(typed: string): string {
  const words = typed.replaceAll(NOT_SEARCHABLE, ' ').split(/\s+/u).filter(Boolean);
  return words
    .slice(0, QUERY.maxWords)
    .join(' ')
    .slice(0, QUERY.maxCharacters)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}
