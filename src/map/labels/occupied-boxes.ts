import type { Coordinate } from 'ol/coordinate.js';
import type { Box } from './label-placement.ts';
import type { LabelView } from './label-view.ts';

/** Overlays of the map carry this attribute; the scale is OpenLayers'. */
const OVERLAYS = '[data-over-map], .ol-scale-line';
const MARGIN_PX = 2;
/** The pin around its tip, px. */
export const PIN_BOX: Box = { left: -20, top: -51, right: 20, bottom: 5 };

/** Boxes of the overlays, px from the left upper corner of the canvas or map. */
export function coveredBoxes(canvas: Element): Box[] {
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

/** The marker of an idea: its point in web mercator metres, and its box, px from there. */
export type MarkerBox = { point: Coordinate; box: Box };

/** The pin and the ideas' markers on the map; the tip of the pin in web mercator metres. */
export type Markers = { pin: Coordinate | null; ideas: readonly MarkerBox[] };

/** The boxes over the map, px from the centre of the view. */
type Occupied = { overlays: readonly Box[]; pin: Box | null; ideas: readonly Box[] };

/** Where no label may stand. */
export function occupiedBoxes(
  covered: readonly Box[],
  { pin, ideas }: Markers,
  { x, y, resolution, width, height }: LabelView,
): Occupied {
  const at = (box: Box, [left = 0, top = 0]: Coordinate) =>
    moved(box, (left - x) / resolution, (y - top) / resolution);
  return {
    overlays: covered.map((box) => moved(box, -width / 2, -height / 2)),
    pin: pin === null ? null : at(PIN_BOX, pin),
    ideas: ideas.map(({ point, box }) => at(box, point)),
  };
}

export function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
