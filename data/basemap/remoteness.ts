import type { Place } from './places.ts';

const COLUMNS = 720;
const ROWS = 360;
const KM_PER_CELL = 55.6;

/** How far a point is from the nearest place of 1000 people, in km, to about half a degree. */
export type Remoteness = (lon: number, lat: number) => number;

export function measureRemoteness(places: readonly Place[]): Remoteness {
  const km = new Float32Array(COLUMNS * ROWS).fill(9999);
  for (const place of places) km[cellOf(place.lon, place.lat)] = 0;
  // Two sweeps each way spread the distances over the grid (a chamfer transform).
  for (let sweep = 0; sweep < 2; sweep += 1) {
    for (let at = 0; at < km.length; at += 1) relax(km, at, -1);
    for (let at = km.length - 1; at >= 0; at -= 1) relax(km, at, 1);
  }
  return (lon, lat) => km[cellOf(lon, lat)] ?? 0;
}

function relax(km: Float32Array, at: number, direction: 1 | -1): void {
  const row = Math.floor(at / COLUMNS);
  const column = at % COLUMNS;
  const east = KM_PER_CELL * Math.cos(((89.75 - row / 2) * Math.PI) / 180);
  const steps = [
    [0, direction, east],
    [direction, 0, KM_PER_CELL],
    [direction, 1, Math.hypot(east, KM_PER_CELL)],
    [direction, -1, Math.hypot(east, KM_PER_CELL)],
  ] as const;
  for (const [dy, dx, cost] of steps) {
    const y = row + dy;
    if (y < 0 || y >= ROWS) continue;
    const other = y * COLUMNS + ((column + dx + COLUMNS) % COLUMNS);
    km[at] = Math.min(km[at] ?? 0, (km[other] ?? 0) + cost);
  }
}

function cellOf(lon: number, lat: number): number {
  const column = Math.floor(((((lon + 180) % 360) + 360) % 360) * 2);
  const row = Math.floor((90 - lat) * 2);
  return Math.max(0, Math.min(ROWS - 1, row)) * COLUMNS + Math.min(COLUMNS - 1, column);
}
