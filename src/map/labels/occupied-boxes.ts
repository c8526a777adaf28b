import type { Coordinate } from 'ol/coordinate.js';
import type { Box } from './label-placement.ts';
import type { LabelView } from './label-view.ts';

/** Overlays of the map carry this attribute; the scale is OpenLayers'. */
const OVERLAYS = '[data-over-map], .ol-scale-line';
const MARGIN_PX = 2;
/** The pin around its tip, px. */
const PIN_BOX: Box = { left: -20, top: -51, right: 20, bottom: 5 };

/** Boxes of the overlays, px from the canvas's left upper corner. */
export function coveredBoxes(canvas: HTMLCanvasElement): Box[] {
  const frame = canvas.getBoundingClientRect();
  return Array.from(document.querySelectorAll(OVERLAYS), (overlay) => {
    const { left, top, right, bottom } = overlay.getBoundingClientRect();
    return {
      left: left - frame.left - MARGIN_PX,
      top: top - frame.top - MARGIN_PX,
      right: right - frame.left + MARGIN_PX,
      bottom: bottom - frame.top + MARGIN_PX,
    };
  });
}

/** The boxes over the map, px from the centre of the view. */
export type Occupied = { overlays: readonly Box[]; pin: Box | null };

/** Where no label may stand. `pinTip`: web mercator metres. */
export function occupiedBoxes(
  covered: readonly Box[],
  pinTip: Coordinate | null,
  { x, y, resolution, width, height }: LabelView,
): Occupied {
  const overlays = covered.map((box) => moved(box, -width / 2, -height / 2));
  if (pinTip === null) return { overlays, pin: null };
  const [tipX = 0, tipY = 0] = pinTip;
  return { overlays, pin: moved(PIN_BOX, (tipX - x) / resolution, (y - tipY) / resolution) };
}

export function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
