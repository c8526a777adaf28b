/** The planner's panel beside the map, and the screens that have one. */
const PANEL_PX = 400;
const WIDE_PX = 900;
/** The chart hangs over the text on both sides. */
const OVERHANG_PX = 4;

/**
 * The chart's width in a planner as wide as this, before it is measured, px: then it is drawn once
 * only. Elsewhere, and for a window that is not known, it is as wide as in the panel.
 */
export function likelyWidth(windowPx = WIDE_PX): number {
  const resultPx = windowPx < WIDE_PX ? windowPx : PANEL_PX;
  return resultPx - 2 * (gutter(resultPx) - OVERHANG_PX);
}

/** As in result-view.module.css. */
function gutter(resultPx: number): number {
  if (resultPx < 376) return 16;
  return resultPx < 396 ? 20 : 24;
}
