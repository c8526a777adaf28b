import { bearingDegrees, distanceKm } from './location.ts';
import type { LatLng } from './location.ts';

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** How far a point lies from the straight line between two others: from its nearest end, where it is beyond one. */
export function kmFromLine(point: LatLng, from: LatLng, to: LatLng): number {
  const away = distanceKm(from, point) / EARTH_RADIUS_KM;
  const turn = (bearingDegrees(from, point) - bearingDegrees(from, to)) * RADIANS;
  const across = Math.asin(Math.sin(away) * Math.sin(turn));
  const isBehind = Math.cos(turn) < 0;
  const along = Math.acos(Math.min(1, Math.cos(away) / Math.cos(across))) * EARTH_RADIUS_KM;
  if (isBehind) return distanceKm(from, point);
  if (along > distanceKm(from, to)) return distanceKm(to, point);
  return Math.abs(across) * EARTH_RADIUS_KM;
}

/** Points on the straight line, from one end to the other, at most so many kilometres apart. */
export function pointsOnLine(from: LatLng, to: LatLng, apartKm: number): LatLng[] {
  const km = distanceKm(from, to);
  const pieces = Math.max(1, Math.ceil(km / apartKm));
  const angle = km / EARTH_RADIUS_KM;
  if (angle === 0) return [from];
  return Array.from({ length: pieces + 1 }, (_, at) =>
    pointAt(from, to, { share: at / pieces, angle }),
  );
}

/** On the great circle; `angle` is that between the two points, in radians. */
function pointAt(
  from: LatLng,
  to: LatLng,
  { share, angle }: { share: number; angle: number },
): LatLng {
  const [near, far] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
  const [a, b] = [from, to].map(({ lat, lng }) => ({
    x: Math.cos(lat * RADIANS) * Math.cos(lng * RADIANS),
    y: Math.cos(lat * RADIANS) * Math.sin(lng * RADIANS),
    z: Math.sin(lat * RADIANS),
  }));
  if (a === undefined || b === undefined) return from;
  const x = near * a.x + far * b.x;
  const y = near * a.y + far * b.y;
  const z = near * a.z + far * b.z;
  return {
    lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS,
    lng: Math.atan2(y, x) / RADIANS,
  };
}
