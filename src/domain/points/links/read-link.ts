import { readDegrees } from '../typed-degrees.ts';
import { decoded, parseLink } from './link.ts';
import type { Link } from './link.ts';
import { MAP_SERVICES } from './map-services.ts';
import type { Service } from './map-services.ts';
import { OUTDOOR_SERVICES } from './outdoor-services.ts';
import { each, firstOf, hash, path, point, query } from './rules.ts';
import type { Rule } from './rules.ts';
import { found, pairOf, textOf } from './value.ts';
import type { Found } from './value.ts';

/**
 * Why a link leads nowhere. `short-link`: only the server that made it can open it.
 * `link-without-point`: a map's, without a point. `page-link`: any other page. `trip-link`: a shared
 * trip of ours. `what3words`: words that only its own service can look up.
 */
export type LinkProblem =
  | 'short-link'
  | 'link-without-point'
  | 'page-link'
  | 'trip-link'
  | 'what3words';

export type LinkReading = Found | { type: 'problem'; problem: LinkProblem };

export const SERVICES: readonly Service[] = [...MAP_SERVICES, ...OUTDOOR_SERVICES];

const SHORT_HOSTS =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|share\.google|maps\.apple|binged\.it|her\.is|go\.2gis\.com|s\.geo\.admin\.ch|strava\.app\.link|tinyurl\.com|bit\.ly|t\.co|t\.ly|lnkd\.in|is\.gd|ow\.ly|rb\.gy|cutt\.ly|buff\.ly|amzn\.to|a\.co|w\.tl|kmt\.to|gaiagps\.app\.link|alltrails\.app\.link|rwgps\.com|inreachlink\.com|waze\.to|naver\.me|kko\.to|j\.map\.baidu\.com|surl\.amap\.com|mapcarta\.app\.link|abnb\.me)$/u;
const WHAT3WORDS = /^(?:what3words\.com|w3w\.co|w3w\.io)$/u;
/** All pages of these hosts are maps, so only the point is missing. */
const MAP_HOST = /(?:^|[./-])(?:maps?|karte|geo|osm)(?:$|[./-])/u;

/** For hosts that are in no table: only parts that leave no doubt which axis is which. */
const ANYWHERE: readonly Rule[] = [
  each('mlat', 'mlon'),
  each('lat', 'lon'),
  each('lat', 'lng'),
  each('lat', 'long'),
  each('latitude', 'longitude'),
  each('dest_lat', 'dest_lon'),
  each('fLat', 'fLon'),
  hash('(?:^|[#&?/])(?:map|marker|view)=Z[/!]LAT[/!]LNG'),
  hash(String.raw`^!?/?(?!\d+\.\d{3})Z/LAT/LNG`),
  hash(String.raw`^!?/?(?=-?\d+\.\d{3,}/-?\d+\.\d{3,}/)LAT/LNG`),
  query('(?:^|&)map=Z/LAT/LNG'),
  path('@LAT,LNG'),
  point('q', 'query', 'll', 'latlng', 'latlon', 'daddr', 'destination'),
  unmistakable,
];

/** Parameters in which pages carry another address. */
const WRAPPED = ['url', 'q', 'u', 'continue', 'link', 'to', 'target'] as const;

/** The point, or else the name, in a link to a map or a geo: address; never a number of an address. */
export function readLink(text: string): LinkReading {
  const link = parseLink(text);
  if (link === null) return { type: 'problem', problem: 'page-link' };
  if (link.scheme === 'geo') return geoAddress(link);
  const within = wrapped(link, text);
  if (within !== null) return readLink(within);
  if (link.path.endsWith('/trips/shared') && link.hash !== '') return problem('trip-link');
  if (WHAT3WORDS.test(link.host)) return problem('what3words');
  const service = SERVICES.find(
    ({ hosts, schemes }) =>
      (link.host !== '' && hosts.test(link.host)) || schemes?.includes(link.scheme) === true,
  );
  const first = firstOf([...(service?.rules ?? []), ...ANYWHERE], (rule) => somewhere(rule(link)));
  return first ?? problem(whyNot(link, service));
}

function problem(reason: LinkProblem): LinkReading {
  return { type: 'problem', problem: reason };
}

/** Apps write 0, 0 for a point that they do not know. */
function somewhere(read: Found | null): Found | null {
  const isNone = read?.type === 'degrees' && read.degrees.lat === 0 && read.degrees.lng === 0;
  return isNone ? null : read;
}

function whyNot(link: Link, service: Service | undefined): LinkProblem {
  if (SHORT_HOSTS.test(link.host) && link.path.length > 1) return 'short-link';
  if (service?.short?.test(link.path) === true) return 'short-link';
  const isMap = service !== undefined && MAP_SERVICES.includes(service);
  return isMap || MAP_HOST.test(`${link.host}${link.path}`) ? 'link-without-point' : 'page-link';
}

/** 'geo:47.37,11.48;u=35', 'geo:0,0?q=Hut', 'geo: 35.2, 33.3' and '?q=47.37,11.48(Hut)'. */
function geoAddress(link: Link): LinkReading {
  const label = link.values.get('q') ?? '';
  const [place = ''] = link.path.replace(/^\/+/u, '').split(/;(?=(?:crs|u|z)=)/u);
  const isUnknown = /^\s*[+-]?0(?:\.0+)?\s*[,;]\s*[+-]?0(?:\.0+)?/u.test(place);
  const at = isUnknown ? null : (pairOf(place) ?? found(readDegrees(place)));
  const named = textOf(label);
  if (named !== null && named.type !== 'name') return named;
  return at ?? named ?? textOf(place) ?? problem('link-without-point');
}

/** Two numbers of which only one can be a latitude. */
function unmistakable({ values }: Link): Found | null {
  return firstOf(
    ['center', 'loc', 'coords', 'coordinates', 'location', 'pin', 'marker', 'c'],
    (name) => {
      const both = pairOf(values.get(name) ?? '');
      if (both?.type !== 'degrees') return null;
      const { lat, lng } = both.degrees;
      if (Math.abs(lng) > 90 && Math.abs(lat) <= 90) return both;
      if (Math.abs(lat) > 90 && Math.abs(lng) <= 90) {
        return { ...both, degrees: { lat: lng, lng: lat } };
      }
      return null;
    },
  );
}

/** The address behind a page that only leads on: a mail filter's, a search engine's, a network's. */
function wrapped(link: Link, text: string): string | null {
  const guarded = /urldefense\.(?:com|proofpoint\.com)\/v3\/__(.+?)__;/u.exec(text)?.[1];
  if (guarded !== undefined) return guarded.replace(/^(https?:\/)(?!\/)/u, '$1/');
  const intent = /^intent:\/\/(.+?)#Intent;(?:.*?scheme=(\w+);)?/u.exec(text);
  if (intent !== null) return `${intent[2] ?? 'https'}://${intent[1]}`;
  const inside = WRAPPED.map((name) => link.values.get(name)).find((value) =>
    /^https?:\/\/|^https?%3A|^geo:/iu.test(value ?? ''),
  );
  return inside === undefined || inside === null ? null : decoded(inside);
}
