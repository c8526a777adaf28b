import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { SightArea } from './sights-format.ts';

/** Where an area is nearest: how far, and for a line its point there. */
export type Nearest = { distanceKm: number; at: LatLng };

/** Points of a line that are further apart than this say nothing about the way between them. */
const LONGEST_PIECE_KM = 120;

/** The nearest edge of the area around `centre`; 0 km within it. */
export function nearestOfArea(point: LatLng, centre: LatLng, area: SightArea): Nearest {
  if (area === null) return { distanceKm: distanceKm(point, centre), at: centre };
  if (typeof area === 'number') {
    return { distanceKm: Math.max(0, distanceKm(point, centre) - area), at: centre };
  }
  if (isBox(area)) return { distanceKm: distanceToBox(point, area), at: centre };
  return nearestOfLine(point, area) ?? { distanceKm: distanceKm(point, centre), at: centre };
}

type Box = Extract<SightArea, readonly [number, number, number, number, number?]>;
type Line = readonly (readonly [lat: number, lng: number])[];

function isBox(area: Exclude<SightArea, number | null>): area is Box {
  return typeof area[0] === 'number';
}

function distanceToBox(point: LatLng, [south, west, north, east, radius]: Box): number {
  const lat = clamped(point.lat, south, north);
  const toBox = distanceKm(point, { lat, lng: nearestLng(point.lng, west, east) });
  if (radius === undefined) return toBox;
  const middle = { lat: (south + north) / 2, lng: west + ((east - west + 360) % 360) / 2 };
  return Math.max(toBox, distanceKm(point, middle) - radius);
}

/** The box may cross the date line: then its west edge is greater than its east edge. */
function nearestLng(lng: number, west: number, east: number): number {
  const width = (east - west + 360) % 360;
  const beyondWest = (lng - west + 360) % 360;
  if (beyondWest <= width) return lng;
  return beyondWest - width < 360 - beyondWest ? east : west;
}

/** The nearest point of the line; null for an empty one. */
function nearestOfLine(point: LatLng, line: Line): Nearest | null {
  let nearest: Nearest | null = null;
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end;
    const at = nearestOfPiece(point, start, end);
    const away = distanceKm(point, at);
    if (nearest === null || away < nearest.distanceKm) nearest = { distanceKm: away, at };
  }
  return nearest;
}

/** On the plane around the point, which is exact enough for a day trip. */
function nearestOfPiece(point: LatLng, from: Line[number], to: Line[number]): LatLng {
  const [start, end] = [pointOf(from), pointOf(to)];
  if (distanceKm(start, end) > LONGEST_PIECE_KM) {
    return distanceKm(point, start) < distanceKm(point, end) ? start : end;
  }
  const narrowing = Math.cos((point.lat * Math.PI) / 180);
  const east = turn(end.lng - start.lng);
  const [x, y] = [east * narrowing, end.lat - start.lat];
  const [px, py] = [turn(point.lng - start.lng) * narrowing, point.lat - start.lat];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : clamped((px * x + py * y) / length, 0, 1);
  return { lat: start.lat + share * y, lng: turn(start.lng + share * east) };
}

function pointOf([lat, lng]: Line[number]): LatLng {
  return { lat, lng };
}

/** The same angle within -180..180. */
function turn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
