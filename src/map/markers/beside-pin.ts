import type { Coordinate } from 'ol/coordinate.js';
import type { LatLng } from '#src/domain/place/location.ts';
import { toMap } from '../coordinates.ts';

const WORLD_M = 40_075_016.685_578_49;

/** On the map, in the same copy of the world as the pin where the date line is between them. */
export function besidePin(point: LatLng, pin: Coordinate | null): Coordinate {
  const [x = 0, y = 0] = toMap(point);
  const [pinX = x] = pin ?? [];
  return [x + Math.round((pinX - x) / WORLD_M) * WORLD_M, y];
}
