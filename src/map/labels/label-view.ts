import type { FrameState } from 'ol/Map.js';
import ViewHint from 'ol/ViewHint.js';
import type { Extent } from 'ol/extent.js';

/** The view for label placement, in web mercator metres and pixels. */
export type LabelView = {
  x: number;
  y: number;
  resolution: number;
  zoom: number;
  width: number;
  height: number;
  /** Labels are also placed this many px beyond the edges. */
  margin: number;
  pixelRatio: number;
  extent: Extent;
};

/** Margin around the view in which labels are placed, as a share of its size. */
const MARGIN_SHARE = 0.35;
/** During a zoom, labels are placed again after this many levels. */
const ZOOM_STEP_IN_MOTION = 0.45;

export function viewOf(frame: FrameState): LabelView {
  const [width = 0, height = 0] = frame.size;
  const [x = 0, y = 0] = frame.viewState.center;
  const { resolution } = frame.viewState;
  return {
    x,
    y,
    resolution,
    zoom: frame.viewState.zoom,
    width,
    height,
    margin: Math.max(width, height) * MARGIN_SHARE,
    pixelRatio: frame.pixelRatio,
    extent: frame.extent ?? [x, y, x, y],
  };
}

export function isMoving(frame: FrameState): boolean {
  const hints = frame.viewHints;
  return (hints[ViewHint.ANIMATING] ?? 0) > 0 || (hints[ViewHint.INTERACTING] ?? 0) > 0;
}

/** Whether labels have to be placed again for this view. */
export function hasOutgrown(placed: LabelView, view: LabelView, moving: boolean): boolean {
  if (placed.width !== view.width || placed.height !== view.height) return true;
  if (placed.pixelRatio !== view.pixelRatio) return true;
  const zoomed = Math.abs(placed.zoom - view.zoom);
  if (zoomed > (moving ? ZOOM_STEP_IN_MOTION : 0.001)) return true;
  const movedPx =
    Math.max(Math.abs(placed.x - view.x), Math.abs(placed.y - view.y)) / view.resolution;
  return movedPx > view.margin * 0.8;
}
