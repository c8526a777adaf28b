import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';

export interface SpatialIndex {
  /** Visits every settlement and feature within the radius, in no particular order. */
  visitWithin(point: LatLng, radiusKm: number, visit: (place: number, km: number) => void): void;
}

const ROWS = 180;
const COLUMNS = 360;
const KM_PER_DEGREE = 111.2;

/** Indexes settlements and features by cells of one degree. */
export function createSpatialIndex(gazetteer: Gazetteer): SpatialIndex {
  const { lats, lngs, count, first } = gazetteer;
  const cellOf = (place: number) => rowOf(lats[place] ?? 0) * COLUMNS + columnOf(lngs[place] ?? 0);
  const ends = new Uint32Array(ROWS * COLUMNS + 1);
  for (let place = first.settlements; place < count; place++) {
    const cell = cellOf(place) + 1;
    ends[cell] = (ends[cell] ?? 0) + 1;
  }
  for (let cell = 1; cell < ends.length; cell++) {
    ends[cell] = (ends[cell] ?? 0) + (ends[cell - 1] ?? 0);
  }
  const starts = ends.slice();
  const places = new Uint32Array(count - first.settlements);
  for (let place = first.settlements; place < count; place++) {
    const cell = cellOf(place);
    const slot = starts[cell] ?? 0;
    places[slot] = place;
    starts[cell] = slot + 1;
  }
  return {
    visitWithin(point, radiusKm, visit) {
      for (const cell of cellsWithin(point, radiusKm)) {
        for (let at = ends[cell] ?? 0; at < (ends[cell + 1] ?? 0); at++) {
          const place = places[at] ?? 0;
          const km = distanceKm(point, { lat: lats[place] ?? 0, lng: lngs[place] ?? 0 });
          if (km <= radiusKm) visit(place, km);
        }
      }
    },
  };
}

/** The cells that a circle touches, across the date line and around the poles. */
function cellsWithin({ lat, lng }: LatLng, radiusKm: number): number[] {
  const reach = radiusKm / KM_PER_DEGREE;
  const cells: number[] = [];
  for (let row = rowOf(lat - reach); row <= rowOf(lat + reach); row++) {
    const widest = Math.max(Math.abs(row - 90), Math.abs(row - 89));
    const shrink = Math.cos((Math.min(90, widest) * Math.PI) / 180);
    const span = shrink * 180 <= reach ? 180 : Math.min(180, reach / shrink);
    const from = Math.floor(lng + 180 - span);
    const to = Math.min(from + COLUMNS - 1, Math.floor(lng + 180 + span));
    for (let column = from; column <= to; column++) {
      cells.push(row * COLUMNS + (((column % COLUMNS) + COLUMNS) % COLUMNS));
    }
  }
  return cells;
}

function rowOf(lat: number): number {
  return Math.max(0, Math.min(ROWS - 1, Math.floor(lat + 90)));
}

function columnOf(lng: number): number {
  return Math.max(0, Math.min(COLUMNS - 1, Math.floor(lng + 180)));
}
