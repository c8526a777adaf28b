import proj4 from 'proj4';
import * as v from 'valibot';
import { latLngSchema } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { GridReference } from './typed-grid.ts';

/** The definitions of EPSG: 2056, 21781 and 27700, a metre to five exact. */
const SWISS =
  '+proj=somerc +lat_0=46.95240555555556 +lon_0=7.439583333333333 +k_0=1 +ellps=bessel +towgs84=674.374,15.056,405.346 +units=m';
const PROJECTIONS = {
  lv95: `${SWISS} +x_0=2600000 +y_0=1200000`,
  lv03: `${SWISS} +x_0=600000 +y_0=200000`,
  british:
    '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m',
} as const;

/**
 * The point of a grid reference; null where the grid has none. The projections are a kept library's:
 * import this file when a reference was typed (docs/decisions/typed-points.md).
 */
export function gridPoint(reference: GridReference): LatLng | null {
  const [lng, lat] =
    reference.grid === 'mgrs' ? mgrsPoint(reference.reference) : projected(reference);
  const point = v.safeParse(latLngSchema, { lat, lng });
  return point.success ? point.output : null;
}

function projected(reference: Exclude<GridReference, { grid: 'mgrs' }>): [number, number] {
  const { grid, east, north } = reference;
  const projection =
    grid === 'utm'
      ? `+proj=utm +zone=${reference.zone} ${reference.south ? '+south ' : ''}+datum=WGS84`
      : PROJECTIONS[grid];
  return proj4(projection, 'WGS84', [east, north]);
}

function mgrsPoint(reference: string): [number, number] {
  try {
    return proj4.mgrs.toPoint(reference);
  } catch {
    // The square is not in that zone.
    return [Number.NaN, Number.NaN];
  }
}
