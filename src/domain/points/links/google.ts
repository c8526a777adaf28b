import { distanceKm } from '#src/domain/place/location.ts';
import type { Link } from './link.ts';
import { about, each, hash, last, pair, path, point, text } from './rules.ts';
import type { Rule } from './rules.ts';
import { cellCenter } from './s2-cell.ts';
import { degreesOf, found, pointInValue, textOf } from './value.ts';
import type { Found } from './value.ts';

/** A view that is further from the place than this was left over from another search. */
const SAME_VIEW_KM = 60;
const CELL = /(?:!1s|ftid=|^|[\s,])(0x[\da-f]{9,16}):0x[\da-f]+/giu;
const MARKED = /!3d(-?\d[\d.]*)!4d(-?\d[\d.]*)/gu;
/** The stops of a route, the longitude first; one that was typed as coordinates is '!1m0'. */
const STOPS = /!1m0(?!\d)|!2m2!1d(-?\d[\d.]*)!2d(-?\d[\d.]*)/gu;
/** An embedded map has its view like this. */
const EMBEDDED = /!2d(-?\d[\d.]*)!3d(-?\d[\d.]*)/u;

const view = path('/@LAT,LNG');

/** Rules for Google Maps and Earth, the surest part first; a destination counts before the view. */
export const GOOGLE: readonly Rule[] = [
  destination,
  ({ path: whole, values }) => {
    const [, lat, lng] = [...`${whole}${values.get('pb') ?? ''}`.matchAll(MARKED)].at(-1) ?? [];
    return degreesOf(lat, lng);
  },
  pair('cbll', 'viewpoint'),
  (link) => pointInValue(placeName(link)),
  text('destination'),
  last(' to:', textOf, 'daddr'),
  point('q', 'query', 'markers'),
  cell,
  view,
  ({ values }) => {
    const [, lng, lat] = EMBEDDED.exec(values.get('pb') ?? '') ?? [];
    return degreesOf(lat, lng);
  },
  pair('ll', 'center'),
  each('lat', 'lng'),
  (link) => textOf(placeName(link)),
  text('q', 'query'),
  about(pair('sll', 'near')),
  hash('@LAT,LNG'),
];

/** '/maps/place/Hallstatt/…' and '/maps/search/…' */
function placeName({ path: whole }: Link): string {
  return /\/maps\/(?:place|search)\/([^/@]+)/u.exec(whole)?.[1]?.replace(/^data=.*/u, '') ?? '';
}

/** The last stop of '/maps/dir/Munich/Innsbruck/': where somebody wants to go. */
function destination(link: Link): Found | null {
  const whole = link.path;
  const [, stops] = /\/maps\/dir\/([^@]*)/u.exec(whole) ?? [];
  if (stops === undefined) return null;
  const names = stops
    .replace(/\/?(?:data=|am=).*$/u, '')
    .replace(/\/$/u, '')
    .split('/');
  const name = textOf(names.findLast((part) => part.trim() !== '') ?? '');
  if (name?.type === 'degrees') return name;
  const [, lng, lat] = [...whole.matchAll(STOPS)].at(-1) ?? [];
  return degreesOf(lat, lng) ?? cell(link) ?? name;
}

/**
 * The id of a place begins with its S2 cell, some hundred metres off: docs/decisions/typed-points.md. Where the
 * view is elsewhere, or so near that it is surer, the view counts.
 */
function cell(link: Link): Found | null {
  const ids = [...`${link.path} ${link.query}`.matchAll(CELL)];
  const center = cellCenter(ids.at(-1)?.[1] ?? '');
  if (center === null) return null;
  const seen = view(link);
  if (seen?.type === 'degrees') {
    const isNear = /,(?:1[5-9]|2\d)(?:\.\d+)?z/u.test(link.path);
    if (isNear || distanceKm(seen.degrees, center) > SAME_VIEW_KM) return seen;
  }
  return found(center, true);
}
