import type View from 'ol/View.js';
import { transformExtent } from 'ol/proj.js';
import { intersects } from 'ol/extent.js';
import type { Extent } from 'ol/extent.js';
import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import { ZOOM_LIMITS, stopAtPoles } from '../map-view.ts';

/** The finest zoom of the detailed map. */
const DETAIL_MAX_ZOOM = 16;
const WORLD_M = 40_075_016.685_578_49;

/** Whether a part of the extent (web mercator metres) is within the bounds of the source. */
export function reachesInto(extent: Extent, { bounds }: Pick<TileSource, 'bounds'>): boolean {
  if (bounds === null) return true;
  const area = transformExtent([...bounds], 'EPSG:4326', 'EPSG:3857');
  const [left = 0, bottom = 0, right = 0, top = 0] = extent;
  const shift = Math.floor((left + WORLD_M / 2) / WORLD_M) * WORLD_M;
  return [shift, shift + WORLD_M].some((by) =>
    intersects([left - by, bottom, right - by, top], area),
  );
}

/**
 * Lets the view go nearer where there is detail. Where there is none, a nearer view stays as it is
 * until the traveller leaves it.
 */
export function limitZoom(view: View, hasDetail: boolean): void {
  if (view.getAnimating() || view.getInteracting()) return;
  const max = hasDetail ? DETAIL_MAX_ZOOM : Math.max(ZOOM_LIMITS.max, view.getZoom() ?? 0);
  if (Math.abs(view.getMaxZoom() - max) < 0.001) return;
  // New limits make OpenLayers forget the padding, and setting it moves the centre.
  const { padding } = view;
  view.padding = undefined;
  view.setMaxZoom(max);
  stopAtPoles(view);
  view.padding = padding;
}
