import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Terrain } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import type { ElevationGrid, ElevationWindow } from '#src/providers/elevation/elevation-grid.ts';
import { heightAt, kindAt, nearestKindKm } from '#src/providers/elevation/ground-at.ts';
import {
  createSettlementHeights,
  keptAboveSea,
} from '#src/providers/elevation/settlement-heights.ts';
import { FAR_FILE, farDistancesAt } from './far-distances.ts';

/** Radius for relief and summit. */
const AROUND_KM = 10;
/** Radius of the exact search for shores and lakes. */
const NEAR_KM = 75;
const KM_PER_DEGREE = 111.2;
/** The largest distance that Terrain reports. */
const FAR_KM = 999;

/** Terrain from the bundled elevation grid (data/elevation/README.md), cells of 4.6 km. */
export function createGridTerrain(pack: DataPack, elevation: ElevationGrid): Terrain {
  const settlements = createSettlementHeights(pack);
  return {
    async at(point, signal) {
      signal?.throwIfAborted();
      const [window, file, correction] = await Promise.all([
        elevation.window(boundsAround(point, NEAR_KM), 'full'),
        pack.bytes(FAR_FILE),
        settlements.correctionAt(point),
      ]);
      signal?.throwIfAborted();
      const far = farDistancesAt(file, point);
      const kind = kindAt(window, point);
      const land = kind !== 0;
      const shore = nearestKindKm(window, point, (other) => (other === 0) === land);
      const ground = heightAt(window, point);
      const height = ground + (kind === 1 ? keptAboveSea(correction, ground, shore) : 0);
      const lake = nearestKindKm(window, point, (other) => other === 2);
      return {
        elevation: Math.round(height),
        ...extremesAround(window, point, height),
        land,
        coastKm: nearOrFar(shore, far.shoreKm),
        lakeKm: nearOrFar(lake, far.lakeKm),
      };
    },
    async heightsAround(point, extent, signal) {
      signal?.throwIfAborted();
      const north = point.lat + extent.heightDegrees / 2;
      const west = point.lng - extent.widthDegrees / 2;
      const margin = 0.1;
      const window = await elevation.window(
        {
          north: north + margin,
          south: north - extent.heightDegrees - margin,
          west: west - margin,
          east: west + extent.widthDegrees + margin,
        },
        'full',
      );
      signal?.throwIfAborted();
      return Float32Array.from({ length: extent.columns * extent.rows }, (_, cell) => {
        const row = Math.floor(cell / extent.columns);
        const column = cell % extent.columns;
        return heightAt(window, {
          lat: north - ((row + 0.5) / extent.rows) * extent.heightDegrees,
          lng: west + ((column + 0.5) / extent.columns) * extent.widthDegrees,
        });
      });
    },
  };
}

function boundsAround(
  { lat, lng }: LatLng,
  km: number,
): { north: number; south: number; west: number; east: number } {
  const up = km / KM_PER_DEGREE;
  const across = Math.min(3, up / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  return { north: lat + up, south: lat - up, west: lng - across, east: lng + across };
}

function extremesAround(
  window: ElevationWindow,
  point: LatLng,
  own: number,
): { relief: number; summit: number } {
  let lowest = own;
  let highest = own;
  for (const [cell, height] of window.heights.entries()) {
    const lat = window.north - (Math.floor(cell / window.columns) + 0.5) * window.stepDegrees;
    const lng = window.west + ((cell % window.columns) + 0.5) * window.stepDegrees;
    if (distanceKm(point, { lat, lng }) > AROUND_KM) continue;
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
  }
  return { relief: Math.round(highest - lowest), summit: Math.round(highest) };
}

/** The exact distance where the search found something, else the coarse one, at most FAR_KM. */
function nearOrFar(near: number, far: number): number {
  const km = near <= NEAR_KM ? near : Math.max(NEAR_KM, far);
  return Math.min(FAR_KM, Math.round(km * 10) / 10);
}
