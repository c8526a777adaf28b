import { readDegrees } from '../typed-degrees.ts';
import type { Link } from './link.ts';
import { degreesOf, found, pairOf } from './value.ts';
import type { Found } from './value.ts';

/* Parts of links that no template says: a point packed, spelled or framed. */

/** HERE packs a place as base64: 'e-' before JSON, 's-' or 'loc-' before a list with semicolons. */
export function base64Part({ path }: Link): Found | null {
  const [, packed = ''] = /[/:](?:e|s|loc)-([\w+/=-]+)$/u.exec(path.replaceAll(' ', '+')) ?? [];
  const numbers = /"?lat(?:itude)?"?[=:](-?[\d.]+)[,;].*?"?lon(?:gitude)?"?[=:](-?[\d.]+)/u;
  const [, lat, lng] = numbers.exec(unpacked(packed)) ?? [];
  return degreesOf(lat, lng);
}

/** '47_25_16_N_10_59_7_E_type:mountain', '47.42_N_10.98_E' or '47.42;10.98' */
export function geohackParams({ values }: Link): Found | null {
  const params = values.get('params') ?? '';
  const [, lat, north, lng, east] =
    /^([\d._]+)_([NS])_([\d._]+)_([EWO])(?:_|$)/u.exec(params) ?? [];
  if (lat === undefined) return pairOf(params);
  return found(readDegrees(`${lat} ${north}, ${lng} ${east}`.replaceAll('_', ' ')));
}

/** '/en/weather/week/47.269N11.393E' */
export function compassInPath({ path }: Link): Found | null {
  const spelled = /\/([\d.]+)°?([NS])_?([\d.]+)°?([EW])(?![a-z])/u.exec(path);
  return spelled === null ? null : found(readDegrees(spelled.slice(1).join(' ')));
}

/** The middle of west, south, east and north. */
export function bounds(name: string, divider = ','): (link: Link) => Found | null {
  return ({ values }) => {
    const sides = values.get(name)?.replace(/^b!/u, '').split(divider) ?? [];
    const [west, south, east, north] = sides.map(Number);
    return middle(south, west, north, east);
  };
}

/** The middle of two corners, each in two parameters. */
export function corners(
  ...names: readonly [string, string, string, string]
): (link: Link) => Found | null {
  return ({ values }) => {
    const [top, left, bottom, right] = names.map((name) => Number(values.get(name) ?? 'none'));
    return middle(top, left, bottom, right);
  };
}

function middle(lat = Number.NaN, lng = Number.NaN, otherLat = Number.NaN, otherLng = Number.NaN) {
  const center = { lat: (lat + otherLat) / 2, lng: (lng + otherLng) / 2 };
  return Number.isNaN(center.lat + center.lng) ? null : found(center, true);
}

function unpacked(packed: string): string {
  try {
    return atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    // Something else that begins like it.
    return '';
  }
}
