import View from 'ol/View.js';
import type { LatLng } from '#src/domain/place/location.ts';
import { toMap } from './coordinates.ts';

/** Specification, section 9. */
export const MAP_VIEW = {
  center: { lat: 51, lng: 10 },
  zoom: 4,
  placeZoom: 8,
} as const;

/** Of the bundled map; the detailed one goes nearer. */
export const ZOOM_LIMITS = { min: 2, max: 13 } as const;
const WORLD_EDGE_M = 20_037_508.34;

/** Wraps east and west, stops at the poles, does not rotate. */
export function createView(at: LatLng | null): View {
  return new View({
    center: toMap(at ?? MAP_VIEW.center),
    zoom: at === null ? MAP_VIEW.zoom : MAP_VIEW.placeZoom,
    minZoom: ZOOM_LIMITS.min,
    maxZoom: ZOOM_LIMITS.max,
    enableRotation: false,
    multiWorld: true,
    extent: [-20 * WORLD_EDGE_M, -WORLD_EDGE_M, 20 * WORLD_EDGE_M, WORLD_EDGE_M],
    smoothExtentConstraint: false,
  });
}
