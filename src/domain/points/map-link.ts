import type { LatLng } from '../location.ts';
import { typedDegrees } from './typed-degrees.ts';

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
const LOOSE_PAIR = new RegExp(String.raw`(${DECIMAL})\s*(?:,|~|_)\s*(${DECIMAL})`, 'u');
/** A part of the path that begins with a point: '@47.37,11.48,12z'. */
const VIEW = new RegExp(String.raw`^@?${DECIMAL},${DECIMAL}(?:,|$)`, 'u');
const ZOOM_PAIR = new RegExp(String.raw`^(?:map=)?[\d.]+/(${DECIMAL})/(${DECIMAL})`, 'u');

/**
 * The point of a pasted link of a map (Google, Apple, Bing, OpenStreetMap, Komoot and what looks
 * like them) or a geo: address (RFC 5870). 'nowhere' where its numbers lie outside the world,
 * 'no-point' where it holds none; null for a text that is no link.
 */
export function mapLink(text: string): LatLng | 'nowhere' | 'no-point' | null {
  const link = text.trim();
  if (!LINK.test(link) || /\s/u.test(link)) return null;
  const url = parsed(link);
  if (url === null) return 'no-point';
  const found = placesIn(url, link).find((point) => point !== null);
  return found ?? 'no-point';
}

function parsed(link: string): URL | null {
  const address = /^[a-z]+:/iu.test(link) ? link : `https://${link}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** All that may be the point, best first: the marked place, the pin, the middle of the view. */
function placesIn(url: URL, link: string): (LatLng | 'nowhere' | null)[] {
  const hash = url.hash.slice(1);
  const values = new URLSearchParams(`${url.search.slice(1)}&${hash}`);
  const geo = url.protocol === 'geo:' ? geoPoint(url.pathname) : null;
  const marked = [...link.matchAll(/!3d(-?[\d.]+)!4d(-?[\d.]+)/gu)].at(-1);
  const path = url.pathname.split('/').map(decoded);
  return [
    marked === undefined ? null : pointOf(marked[1], marked[2]),
    ...PAIRS.map((name) => pairIn(values.get(name))),
    ...SINGLES.map(([lat, lng]) => pointOf(values.get(lat), values.get(lng))),
    geo,
    ...path.map(typedDegrees),
    ...path.map((part) => (VIEW.test(part) ? pairIn(part) : null)),
    zoomPair(hash),
  ];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}

/** 'geo:0,0?q=…' has its point in the question. */
function geoPoint(path: string): LatLng | 'nowhere' | null {
  const [place = ''] = path.split(';');
  return /^0(?:\.0+)?,0(?:\.0+)?$/u.test(place) ? null : pairIn(place);
}

function pairIn(value: string | null): LatLng | 'nowhere' | null {
  if (value === null) return null;
  const whole = typedDegrees(value.replace(/^loc:/u, ''));
  if (whole !== null) return whole;
  const found = LOOSE_PAIR.exec(value);
  return found === null ? null : pointOf(found[1], found[2]);
}

function zoomPair(hash: string): LatLng | 'nowhere' | null {
  const found = ZOOM_PAIR.exec(hash);
  return found === null ? null : pointOf(found[1], found[2]);
}

function pointOf(lat: string | null = null, lng: string | null = null): LatLng | 'nowhere' | null {
  if (lat === null || lng === null || lat.trim() === '' || lng.trim() === '') return null;
  return typedDegrees(`${lat.trim()}, ${lng.trim()}`);
}
