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
  const view = new View({
    center: toMap(at ?? MAP_VIEW.center),
    zoom: at === null ? MAP_VIEW.zoom : MAP_VIEW.placeZoom,
    minZoom: ZOOM_LIMITS.min,
    maxZoom: ZOOM_LIMITS.max,
    enableRotation: false,
    multiWorld: true,
    extent: [-20 * WORLD_EDGE_M, -WORLD_EDGE_M, 20 * WORLD_EDGE_M, WORLD_EDGE_M],
    smoothExtentConstraint: false,
  });
  stopAtPoles(view);
  return view;
}

/**
 * Keeps the free part of the map within the world. What is covered may reach beyond it, else no
 * place far in the south could be shown above a phone's sheet. Call it again when OpenLayers makes
 * new constraints, for example for new limits of zoom.
 */
export function stopAtPoles(view: View): void {
  const constraints = view.getConstraints();
  const { center } = constraints;
  // The free part alone, around its own middle: nothing is shifted by what is covered.
  constraints.center = (point, resolution, size, isMoving) =>
    center(point, resolution, uncovered(size, view.padding), isMoving, [0, 0]);
}

function uncovered([width = 0, height = 0]: readonly number[], padding: readonly number[] = []) {
  const [top = 0, right = 0, bottom = 0, left = 0] = padding;
  return [Math.max(0, width - left - right), Math.max(0, height - top - bottom)];
}
