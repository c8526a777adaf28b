import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { startService } from './service.ts';
import type { Answer, RecordedRequest, Service } from './service.ts';
import { answerMap } from './tiles-service.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const PATH = /^\/geocoding\/v5\/mapbox\.places(?:-permanent)?\/(?<query>[^/]+)\.json$/u;
const POINT = /^(?<lng>-?\d+(?:\.\d+)?),(?<lat>-?\d+(?:\.\d+)?)$/u;
const LIMITS = { words: 20, characters: 256, results: 5 };
/** Reverse geocoding finds nothing farther than this from every settlement. */
const NAMED_WITHIN_KM = 60;
const SETTLEMENTS = ['capital', 'city', 'town', 'village'] as const;

const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Not Authorized - Invalid Token',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Query too long',
  429: 'Too Many Requests',
};

type Feature = ReturnType<typeof featureOf>;

type MapboxServiceOptions = {
  port?: number;
  /** Sends the parts of a feature that the specification names, and no others. */
  least?: boolean;
};

/**
 * Mapbox geocoding v5, both modes, forward and reverse, over the bundled gazetteer: the shape of
 * its features, its limits and its errors. A request without a token is refused; any token will do.
 * Its map is that of tiles-service.ts.
 */
export function startMapboxService({
  port,
  least = false,
}: MapboxServiceOptions = {}): Promise<Service> {
  const gazetteer = REAL.gazetteer;

  async function featuresFor(query: string, language: Language): Promise<Feature[]> {
    const { lng, lat } = POINT.exec(query)?.groups ?? {};
    if (lng !== undefined && lat !== undefined) {
      return featuresAt({ lat: Number(lat), lng: Number(lng) }, language);
    }
    const found = await gazetteer.search(query, language, null);
    return found.slice(0, LIMITS.results).map((place, index) => featureOf(place, index));
  }

  /** One feature: the name of the place, then the regions around it, as Mapbox does. */
  async function featuresAt(point: LatLng, language: Language): Promise<Feature[]> {
    const around = { kinds: SETTLEMENTS, radiusKm: NAMED_WITHIN_KM, limit: 1 };
    const [nearest] = await gazetteer.near(point, around);
    if (nearest === undefined) return [];
    const place = (await gazetteer.nameAt(point, language)).replace(/^(?:near|bei) /u, '');
    const [name = '', ...context] = place.split(', ');
    const { lat, lng, kind } = nearest;
    return [
      featureOf({ lat, lng, kind, name, place, context: context.join(', '), elevation: null }, 0),
    ];
  }

  async function answer(request: RecordedRequest): Promise<Answer> {
    const url = new URL(request.path, `http://${request.headers.host ?? ''}`);
    if (/^\/(?:styles|v4)\//u.test(url.pathname)) return answerMap(request, url.origin);
    const query = decodeURIComponent(PATH.exec(url.pathname)?.groups?.['query'] ?? '');
    if (!url.searchParams.has('access_token')) return failure(401, 'Not Authorized - No Token');
    if (query === '') return failure(404);
    if (query.includes(';')) return failure(422, 'Batch geocoding is not part of this plan');
    if (query.length > LIMITS.characters) return failure(422);
    if (query.split(/\s+/u).length > LIMITS.words) return failure(422);
    const language = url.searchParams.get('language') === 'de' ? 'de' : 'en';
    const features = await featuresFor(query, language);
    if (least) return { body: JSON.stringify({ features: features.map(leastOf(query)) }) };
    return { body: JSON.stringify({ type: 'FeatureCollection', query: [query], features }) };
  }

  return startService({ answer, errorBody, ...(port === undefined ? {} : { port }) });
}

function failure(status: number, message?: string): Answer {
  return { status, body: message === undefined ? errorBody(status) : JSON.stringify({ message }) };
}

function errorBody(status: number): string {
  return JSON.stringify({ message: MESSAGES[status] ?? 'Internal Server Error' });
}

function leastOf(query: string): (feature: Feature) => object {
  return ({ text, context, place_name, center }) =>
    POINT.test(query) ? { text, context } : { place_name, center };
}

function featureOf({ lat, lng, name, place, context, kind }: FoundPlace, index: number) {
  const type = typeOf(kind);
  return {
    id: `${type}.${1000 + index}`,
    type: 'Feature',
    place_type: [type],
    relevance: 1,
    properties: {},
    text: name,
    place_name: place,
    center: [lng, lat],
    geometry: { type: 'Point', coordinates: [lng, lat] },
    context: context === '' ? undefined : contextOf(context.split(', ')),
  };
}

function contextOf(parts: string[]): object[] {
  const country = { id: 'country.9', short_code: '', text: parts.at(-1) };
  return [...parts.slice(0, -1).map((text, index) => ({ id: `region.${index}`, text })), country];
}

function typeOf(kind: PlaceKind | null): string {
  switch (kind) {
    case 'country':
      return 'country';
    case 'region':
      return 'region';
    case 'capital':
    case 'city':
    case 'town':
      return 'place';
    case 'village':
      return 'locality';
    default:
      return 'poi';
  }
}
