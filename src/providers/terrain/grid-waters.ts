import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Waters } from '#src/domain/ports.ts';
import type { ElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { kindAt } from '#src/providers/elevation/ground-at.ts';

const STEP_KM = 2;
/** So many steps on water in a row are a stretch that no bridge is taken for granted over. */
const STRETCH_STEPS = 2;
/** A harbour may lie in a cell of the sea: this much of either end does not count. */
const END_KM = 4;
const MARGIN_DEGREES = 0.1;
/** How far a way round a bay may swing out to either side, by the length of the straight line. */
const BENDS = [0.15, -0.15, 0.3, -0.3, 0.5, -0.5] as const;

/** Waters between two points, from the bundled elevation grid, cells of 4.6 km. */
export function createGridWaters(elevation: ElevationGrid): Waters {
  /** Whether each of the ways, by its points, has no stretch of water. */
  const areDry = async (ways: readonly (readonly LatLng[])[], signal?: AbortSignal) => {
    signal?.throwIfAborted();
    const window = await elevation.window(boundsOf(ways.flat()), 'full');
    signal?.throwIfAborted();
    return ways.map((way) => !hasStretch(way, (point) => kindAt(window, point) !== 1));
  };
  return {
    async liesBetween(from, to, signal) {
      if (!isFar(from, to)) return false;
      const [dry] = await areDry([stepsOf(from, to, END_KM, END_KM)], signal);
      return dry === false;
    },
    async landLeadsRound(from, to, signal) {
      if (!isFar(from, to)) return true;
      const ways = BENDS.map((share) => {
        const bend = bendOf(from, to, share);
        return stepsOf(from, bend, END_KM, 0).concat(stepsOf(bend, to, 0, END_KM));
      });
      return (await areDry(ways, signal)).includes(true);
    },
  };
}

/** Across the date line nothing is known. */
function isFar(from: LatLng, to: LatLng): boolean {
  const steps = Math.floor((distanceKm(from, to) - 2 * END_KM) / STEP_KM);
  return steps >= STRETCH_STEPS && Math.abs(from.lng - to.lng) <= 180;
}

function hasStretch(points: readonly LatLng[], isWater: (point: LatLng) => boolean): boolean {
  let stretch = 0;
  for (const point of points) {
    stretch = isWater(point) ? stretch + 1 : 0;
    if (stretch >= STRETCH_STEPS) return true;
  }
  return false;
}

/** Points every two kilometres, without so much of either end. */
function stepsOf(from: LatLng, to: LatLng, startKm: number, endKm: number): LatLng[] {
  const km = distanceKm(from, to);
  const count = Math.floor((km - startKm - endKm) / STEP_KM) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, step) =>
    between(from, to, (startKm + step * STEP_KM) / km),
  );
}

/** A point beside the middle of the straight line, away from it by a share of its length. */
function bendOf(from: LatLng, to: LatLng, share: number): LatLng {
  const middle = between(from, to, 0.5);
  const shrink = Math.max(0.1, Math.cos((middle.lat * Math.PI) / 180));
  return {
    lat: middle.lat + share * (to.lng - from.lng) * shrink,
    lng: middle.lng - (share * (to.lat - from.lat)) / shrink,
  };
}

function boundsOf(points: readonly LatLng[]) {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    north: Math.min(90, Math.max(...lats) + MARGIN_DEGREES),
    south: Math.max(-90, Math.min(...lats) - MARGIN_DEGREES),
    west: Math.min(...lngs) - MARGIN_DEGREES,
    east: Math.max(...lngs) + MARGIN_DEGREES,
  };
}

function between(from: LatLng, to: LatLng, share: number): LatLng {
  return {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  };
}
