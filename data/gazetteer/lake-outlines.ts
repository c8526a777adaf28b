import { readShorelines } from '../basemap/shorelines.ts';
import type { ShoreRing } from '../basemap/shorelines.ts';
import type { Feature } from './nature.ts';
import type { Outline } from './outlines.ts';
import { simplify } from './simplify.ts';
import type { Line } from './simplify.ts';

/** Smaller lakes name their middle only. */
const SMALLEST_KM2 = 8;
/** The Great Lakes hang together in the source; they are drawn by hand. */
const LARGEST_KM2 = 80_000;
const UNKNOWN_LAKE_KM2 = 150;
const WELL_KNOWN = 56;
/** A lake's point may lie this far off its shore, in degrees. */
const OFF_SHORE_DEGREES = 0.03;
const TOLERANCE_DEGREES = 0.004;
const LARGE_KM2 = 1000;
const LARGE_TOLERANCE_DEGREES = 0.015;

type Lake = {
  ring: Line;
  areaKm2: number;
  west: number;
  east: number;
  south: number;
  north: number;
};

/** The shores of the named lakes (GSHHG, simplified), so that whoever stands on one is told so. */
export function readLakeOutlines(features: readonly Feature[]): Outline[] {
  const lakes = readShorelines('h')
    .filter(({ level, river }) => level === 2 && !river)
    .filter(({ areaKm2 }) => areaKm2 >= SMALLEST_KM2 && areaKm2 <= LARGEST_KM2)
    .map(toLake);
  const named = new Map<Lake, Feature>();
  for (const feature of features) {
    const lake = feature.kind === 'lake' ? lakes.find((one) => isIn(one, feature)) : undefined;
    if (lake === undefined) continue;
    if (feature.importance < WELL_KNOWN && lake.areaKm2 < UNKNOWN_LAKE_KM2) continue;
    const other = named.get(lake);
    if (other === undefined || other.importance < feature.importance) named.set(lake, feature);
  }
  return [...named].map(([lake, { name, german }]) => {
    const large = lake.areaKm2 >= LARGE_KM2;
    const tolerance = large ? LARGE_TOLERANCE_DEGREES : TOLERANCE_DEGREES;
    return { type: 'lake', name, german, points: simplify(lake.ring, tolerance) };
  });
}

function toLake({ points, areaKm2 }: ShoreRing): Lake {
  const ring: Line = [];
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

function isIn({ ring, west, east, south, north }: Lake, { lat, lng }: Feature): boolean {
  const margin = OFF_SHORE_DEGREES;
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
