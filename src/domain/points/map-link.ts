import { readDegrees } from './typed-degrees.ts';
import type { Degrees } from './typed-degrees.ts';

const LINK = /^(?:https?:\/\/|geo:|(?:[\w-]+\.)+[a-z]{2,}[/?#])/iu;
/** Parameters that hold both coordinates, the more exact ones first. */
const PAIRS = 'q query ll coordinate destination daddr marker cp sp center pin map sll to'.split(
  ' ',
);
/** Parameters that hold one coordinate each. */
const SINGLES: readonly (readonly [string, string])[] = [
  ['mlat', 'mlon'],
  ['lat', 'lon'],
  ['lat', 'lng'],
  ['lat', 'long'],
  ['latitude', 'longitude'],
  ['y', 'x'],
];
const DECIMAL = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const PAIR = new RegExp(String.raw`(${DECIMAL})\s*(?:,|~|_)\s*(${DECIMAL})`, 'u');
/** A part of the path that begins with a point: '@47.37,11.48,12z'. */
const VIEW = new RegExp(String.raw`^@?${DECIMAL},${DECIMAL}(?:,|$)`, 'u');
const ZOOM_AND_PAIR = new RegExp(String.raw`^(?:map=)?[\d.]+/(${DECIMAL})/(${DECIMAL})`, 'u');

/** Is the text a web address or a geo: address, and nothing else? */
export function isLink(text: string): boolean {
  return LINK.test(text) && !/\s/u.test(text);
}

/**
 * The coordinates in a link to a map (Google, Apple, Bing, OpenStreetMap, Komoot and similar ones)
 * or a geo: address (RFC 5870). Null when it has none.
 */
export function degreesInLink(link: string): Degrees | null {
  const url = parsed(link);
  return url === null ? null : (candidatesIn(url, link).find((found) => found !== null) ?? null);
}

function parsed(link: string): URL | null {
  const address = /^[a-z]+:/iu.test(link) ? link : `https://${link}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Best first: the marked place, then the pin, then the center of the view. */
function candidatesIn(url: URL, link: string): (Degrees | null)[] {
  const hash = url.hash.slice(1);
  const values = new URLSearchParams(`${url.search.slice(1)}&${hash}`);
  const marked = [...link.matchAll(/!3d(-?[\d.]+)!4d(-?[\d.]+)/gu)].at(-1);
  const path = url.pathname.split('/').map(decoded);
  const zoomed = ZOOM_AND_PAIR.exec(hash);
  return [
    degreesOf(marked?.[1], marked?.[2]),
    ...PAIRS.map((name) => pairIn(values.get(name))),
    ...SINGLES.map(([lat, lng]) => degreesOf(values.get(lat), values.get(lng))),
    url.protocol === 'geo:' ? geoPoint(url.pathname) : null,
    ...path.map(readDegrees),
    ...path.map((part) => (VIEW.test(part) ? pairIn(part) : null)),
    degreesOf(zoomed?.[1], zoomed?.[2]),
  ];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    // Not percent-encoded after all.
    return part;
  }
}

/** 'geo:0,0?q=…' has its point in the query. */
function geoPoint(path: string): Degrees | null {
  const [place = ''] = path.split(';');
  return /^0(?:\.0+)?,0(?:\.0+)?$/u.test(place) ? null : pairIn(place);
}

function pairIn(value: string | null): Degrees | null {
  if (value === null) return null;
  const whole = readDegrees(value.replace(/^loc:/u, ''));
  if (whole !== null) return whole;
  const found = PAIR.exec(value);
  return found === null ? null : degreesOf(found[1], found[2]);
}

function degreesOf(lat: string | null = null, lng: string | null = null): Degrees | null {
  if (lat === null || lng === null || lat.trim() === '' || lng.trim() === '') return null;
  return readDegrees(`${lat.trim()}, ${lng.trim()}`);
}
