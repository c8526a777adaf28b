import type { LatLng } from '#src/domain/place/location.ts';
import type { ShoreRing } from '#data/basemap/shorelines.ts';
import type { Position } from '#data/natural-earth/world-atlas.ts';

/** The area within a closed shore: a lake or an island. */
export type ShoreArea = {
  ring: Position[];
  areaKm2: number;
  west: number;
  east: number;
  south: number;
  north: number;
};

/** The ring with its box; longitudes -180..180. */
export function toShoreArea({ points, areaKm2 }: ShoreRing): ShoreArea {
  const ring: Position[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const lng = points[at] ?? 0;
    ring.push([lng > 180 ? lng - 360 : lng, points[at + 1] ?? 0]);
  }
  const box = { west: 180, east: -180, south: 90, north: -90 };
  for (const [lng, lat] of ring) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return { ring, areaKm2, ...box };
}

/** Whether the point is inside, or within the margin of the shore. */
export function isWithin(
  { ring, west, east, south, north }: ShoreArea,
  { lat, lng }: LatLng,
  margin: number,
): boolean {
  if (lng < west - margin || lng > east + margin) return false;
  if (lat < south - margin || lat > north + margin) return false;
  let inside = false;
  let [x2, y2] = ring.at(-1) ?? [0, 0];
  for (const [x1, y1] of ring) {
    if (Math.hypot(x1 - lng, y1 - lat) <= margin) return true;
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
    [x2, y2] = [x1, y1];
  }
  return inside;
}
