import { distanceKm } from '#src/domain/location.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { SightRow } from './sights-format.ts';

type Area = SightRow[7];

/** Kilometres to the nearest edge of an area around `centre`; 0 within it. */
export function distanceToArea(point: LatLng, centre: LatLng, area: Area): number {
  if (area === null) return distanceKm(point, centre);
  if (typeof area === 'number') return Math.max(0, distanceKm(point, centre) - area);
  const [south, west, north, east] = area;
  const lat = Math.min(north, Math.max(south, point.lat));
  return distanceKm(point, { lat, lng: nearestLng(point.lng, west, east) });
}

/** The box may cross the date line: then its west edge is greater than its east edge. */
function nearestLng(lng: number, west: number, east: number): number {
  const width = (east - west + 360) % 360;
  const beyondWest = (lng - west + 360) % 360;
  if (beyondWest <= width) return lng;
  return beyondWest - width < 360 - beyondWest ? east : west;
}
