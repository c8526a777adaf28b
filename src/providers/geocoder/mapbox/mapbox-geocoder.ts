import type { TravelErrorCode } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import type { LatLng } from '#src/domain/location.ts';
import { nearestPoint } from '#src/domain/points/plus-code.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { readTypedPoint } from '#src/domain/points/typed-point.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import { typedPoint } from '../gazetteer/typed-point.ts';
import { foundPlaces } from './found-places.ts';
import { nameFrom } from './name-from.ts';
import { requestFeatures } from './request-features.ts';
import { searchText } from './search-text.ts';

export type MapboxGeocoderOptions = {
  accessToken: string;
  /** Without a last slash, e.g. https://api.mapbox.com. */
  apiUrl: string;
  /** Only what the permanent mode answers may be stored (docs/decisions/0012). */
  mode: 'mapbox.places' | 'mapbox.places-permanent';
  timeLimitMs?: number;
};

const TIME_LIMIT_MS = 10_000;
/** About a decimetre; more digits would end in exponents, which Mapbox does not read. */
const DECIMALS = 6;

/**
 * Mapbox geocoding v5 (specification, section 7). Fails with 'geocoding-request-failed' (naming) or
 * 'geocoding-failed' (searching), whose causes hold no address and no token. Mapbox itself weighs
 * what it finds; `near` is not sent.
 */
export function createMapboxGeocoder(options: MapboxGeocoderOptions): Geocoder {
  const { accessToken, apiUrl, mode, timeLimitMs = TIME_LIMIT_MS } = options;
  const ask = <T>(
    segment: string,
    language: Language,
    read: (features: unknown[]) => T,
    code: TravelErrorCode,
    signal?: AbortSignal,
  ): Promise<T> => {
    const query = new URLSearchParams({ access_token: accessToken, language });
    const url = `${apiUrl}/geocoding/v5/${mode}/${segment}.json?${query}`;
    return requestFeatures({ url, accessToken, timeLimitMs }, read, code, signal);
  };
  const pointNamed = async (
    point: LatLng,
    language: Language,
    signal?: AbortSignal,
  ): Promise<FoundPlace[]> => {
    // Mapbox would read coordinates as longitude before latitude.
    const name = await ask(segmentOf(point), language, nameFrom, 'geocoding-failed', signal);
    return [typedPoint(point, name, language)];
  };
  const find = async (
    text: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<FoundPlace[]> => {
    const wanted = searchText(text);
    if (wanted === '') return [];
    return ask(encodeURIComponent(wanted), language, foundPlaces, 'geocoding-failed', signal);
  };
  return {
    nameAt: (point, language, signal) =>
      ask(segmentOf(point), language, nameFrom, 'geocoding-request-failed', signal),
    async search(text, language, near, signal) {
      throwIfAborted(signal);
      const typed = readTypedPoint(text);
      if (typed === null) return find(text, language, signal);
      if (typed.type === 'problem') return [];
      if (typed.type === 'point') return pointNamed(typed.point, language, signal);
      const beside = typed.place === '' ? near : (await find(typed.place, language, signal))[0];
      if (beside === null || beside === undefined) return [];
      return pointNamed(nearestPoint(typed.code, beside), language, signal);
    },
  };
}

function segmentOf({ lat, lng }: LatLng): string {
  return `${decimal(lng)},${decimal(lat)}`;
}

function decimal(degrees: number): string {
  return String(Number(degrees.toFixed(DECIMALS)));
}
