import type OlMap from 'ol/Map.js';
import { boundingExtent, getCenter } from 'ol/extent.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { Box } from '../labels/label-placement.ts';
import { coveredBoxes } from '../labels/occupied-boxes.ts';
import type { Goal, Movement } from '../movement.ts';

/** Movements of the view for the markers of ideas. */
export interface IdeaView {
  /**
   * Zooms and moves the map so that all points are in its free part, or `first` where even the
   * widest zoom is too near for that. Returns the centre that the map will have.
   */
  fit(
    points: readonly Coordinate[],
    options?: { maxZoom?: number; first?: Coordinate | undefined },
  ): Coordinate;
  /** The traveller has not zoomed since the last fit. */
  isFitted(): boolean;
  /** Moves the map where the point's marker is outside of its free part. */
  keepInView(point: Coordinate): void;
}

/** How far inside the free part of the map the markers stay, px. */
const INSIDE_PX = 48;
const INSIDE_SHARE = 0.2;
/** So that a region is seen around a single idea. */
const MAX_ZOOM = 11;
/** Two zooms this close are the same. */
const SAME_ZOOM = 0.001;
/** A selected marker above its tip, px. */
const MARKER_PX = 46;
const EDGE_PX = 16;
/** Overlays within this share of the map from above are its top row. */
const TOP_SHARE = 0.3;
/**
 * An overlay counts as a lower row of the map if it is wider than this share of it and ends close
 * to the foot of its free part.
 */
const FOOT_SHARE = 0.5;
const FOOT_PX = 72;
/** Overlays that begin beyond this share of the map's width are its right column. */
const COLUMN_SHARE = 0.7;

export function createIdeaView(
  map: OlMap,
  movement: Movement,
  usualMaxZoom: number = MAX_ZOOM,
): IdeaView {
  let fittedTo: number | undefined;
  return {
    fit(points, { maxZoom = usualMaxZoom, first } = {}) {
      const goal = goalOfFit(map, points, { maxZoom, first });
      fittedTo = goal.zoom;
      movement.to(goal);
      return goal.center;
    },
    isFitted: () => Math.abs(movement.zoom() - (fittedTo ?? Infinity)) < SAME_ZOOM,
    keepInView(point) {
      const { top, right, bottom, left } = freePart(map);
      const [x = 0, y = 0] = map.getPixelFromCoordinate(point) ?? [];
      const isAcross = x >= left + EDGE_PX && x <= right - EDGE_PX;
      if (isAcross && y >= top + MARKER_PX && y <= bottom - EDGE_PX) return;
      movement.to({ center: point });
    },
  };
}

/** The view with all points inside the free part of the map. */
function goalOfFit(
  map: OlMap,
  points: readonly Coordinate[],
  { maxZoom, first }: { maxZoom: number; first: Coordinate | undefined },
): Required<Goal> {
  const view = map.getView();
  const { top, right, bottom, left } = freePart(map);
  const extent = boundingExtent([...points]);
  const needed = view.getResolutionForExtent(extent, [inside(right - left), inside(bottom - top)]);
  const whole = view.getZoomForResolution(needed) ?? maxZoom;
  const zoom = Math.max(view.getMinZoom(), Math.min(maxZoom, whole));
  const resolution = view.getResolutionForZoom(zoom);
  const [middleX = 0, middleY = 0] = getCenter(extent);
  const x = nearEnough(middleX, first?.[0], (resolution * inside(right - left)) / 2);
  const y = nearEnough(middleY, first?.[1], (resolution * inside(bottom - top)) / 2);
  // The view keeps clear of its own padding, but not of what lies over the map at its edges.
  const [above = 0, beside = 0, below = 0, before = 0] = view.padding ?? [];
  const [width = 0, height = 0] = map.getSize() ?? [];
  const down = (top - above - (height - below - bottom)) / 2;
  const aside = (left - before - (width - beside - right)) / 2;
  return { center: [x - aside * resolution, y + down * resolution], zoom };
}

/** The value nearest to the middle that is no farther from another one. */
function nearEnough(middle: number, to: number | undefined, most: number): number {
  if (to === undefined) return middle;
  return Math.max(to - most, Math.min(to + most, middle));
}

/** The length of a free part that markers may use, px: the margin is smaller in a narrow part. */
function inside(px: number): number {
  return Math.max(1, px - 2 * Math.min(INSIDE_PX, px * INSIDE_SHARE));
}

/** Where nothing lies over the map, px from its left upper corner. */
function freePart(map: OlMap): Box {
  const [top = 0, right = 0, bottom = 0, left = 0] = map.getView().padding ?? [];
  const [width = 0, height = 0] = map.getSize() ?? [];
  const viewport = map.getViewport();
  const boxes = viewport === undefined ? [] : coveredBoxes(viewport);
  const row = boxes.map((box) => box.bottom).filter((edge) => edge < height * TOP_SHARE);
  const foot = boxes
    .filter(
      (box) => box.right - box.left > width * FOOT_SHARE && box.bottom > height - bottom - FOOT_PX,
    )
    .map((box) => box.top)
    .filter((edge) => edge > height * TOP_SHARE);
  const column = boxes
    .filter(
      (box) =>
        box.left > width * COLUMN_SHARE && box.left < width && box.bottom >= height * TOP_SHARE,
    )
    .map((box) => box.left);
  return {
    top: Math.max(top, ...row),
    right: Math.min(width - right, ...column),
    bottom: Math.min(height - bottom, ...foot),
    left,
  };
}
