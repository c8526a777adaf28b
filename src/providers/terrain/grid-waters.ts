import { distanceKm } from '#src/domain/location.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { Waters } from '#src/domain/ports.ts';
import type { ElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { kindAt } from '#src/providers/elevation/ground-at.ts';

const STEP_KM = 2;
/** So many steps on water in a row are a stretch that no bridge is taken for granted over. */
const STRETCH_STEPS = 2;
/** A harbour may lie in a cell of the sea: this much of either end does not count. */
const END_KM = 4;
const MARGIN_DEGREES = 0.1;

/** Waters between two points, from the bundled elevation grid, cells of 4.6 km. */
export function createGridWaters(elevation: ElevationGrid): Waters {
  return {
    async liesBetween(from, to, signal) {
      signal?.throwIfAborted();
      const km = distanceKm(from, to);
      const steps = Math.floor((km - 2 * END_KM) / STEP_KM);
      if (steps < STRETCH_STEPS || Math.abs(from.lng - to.lng) > 180) return false;
      const window = await elevation.window(boundsOf(from, to), 'full');
      signal?.throwIfAborted();
      let stretch = 0;
      for (let step = 0; step <= steps; step += 1) {
        const isWater = kindAt(window, between(from, to, (END_KM + step * STEP_KM) / km)) !== 1;
        stretch = isWater ? stretch + 1 : 0;
        if (stretch >= STRETCH_STEPS) return true;
      }
      return false;
    },
  };
}

function boundsOf(from: LatLng, to: LatLng) {
  return {
    north: Math.min(90, Math.max(from.lat, to.lat) + MARGIN_DEGREES),
    south: Math.max(-90, Math.min(from.lat, to.lat) - MARGIN_DEGREES),
    west: Math.min(from.lng, to.lng) - MARGIN_DEGREES,
    east: Math.max(from.lng, to.lng) + MARGIN_DEGREES,
  };
}

function between(from: LatLng, to: LatLng, share: number): LatLng {
  return {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  };
}
