import type { Degrees } from '../typed-degrees.ts';

/*
 * Points in a few letters: bits of the longitude and the latitude in turn, each letter some of them.
 */

/** OpenStreetMap's osm.org/go/0EEQjEEb; '~' was '@' once, and '-' or '=' at the end are its zoom. */
const OSM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';
/** The alphabet of Organic Maps, CoMaps and their forerunners: base64 for addresses, after a letter for the zoom. */
const GE0 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Geohash, which Waze writes after an 'h'. */
const GEOHASH = '0123456789bcdefghjkmnpqrstuvwxyz';

export function osmPoint(code: string): Degrees | null {
  const letters = code.replaceAll('@', '~').replace(/[-=]+$/u, '');
  return unpacked(letters, OSM, 6);
}

/** The latitude comes first here. */
export function ge0Point(code: string): Degrees | null {
  const point = unpacked(code.slice(1), GE0, 6);
  return point === null ? null : { lat: point.lng / 2, lng: point.lat * 2 };
}

export function geohashPoint(code: string): Degrees | null {
  return unpacked(code.toLowerCase(), GEOHASH, 5);
}

/** The middle of the rectangle that the bits lead to, beginning with one for the longitude. */
function unpacked(letters: string, alphabet: string, bits: number): Degrees | null {
  const size = { lng: 360, lat: 180 };
  const corner = { lng: -180, lat: -90 };
  let axis: 'lng' | 'lat' = 'lng';
  for (const letter of letters) {
    const value = alphabet.indexOf(letter);
    if (value === -1) return null;
    for (let bit = bits - 1; bit >= 0; bit -= 1) {
      size[axis] /= 2;
      if (((value >> bit) & 1) === 1) corner[axis] += size[axis];
      axis = axis === 'lng' ? 'lat' : 'lng';
    }
  }
  // Fewer bits would be a country at best.
  if (size.lat > 2) return null;
  return { lat: corner.lat + size.lat / 2, lng: corner.lng + size.lng / 2 };
}
