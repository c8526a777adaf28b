import { SHEET_STOPS } from '#src/planner/store/planner-state.ts';
import type { SheetStop } from '#src/planner/store/planner-state.ts';

export type SheetHeights = Record<SheetStop, number>;

const PEEK_PX = 163;
const HALF_SHARE = 0.56;
const HALF_MAX_PX = 476;
/** Left free above the full sheet, for the menu button and the place name. */
const FREE_TOP_PX = 74;
/** A drag that ends faster than this is a flick to the next stop, px a millisecond. */
const FLICK_PX_PER_MS = 0.45;

/** The three heights of the sheet over a page of this height, px. */
export function sheetHeights(pageHeight: number): SheetHeights {
  const full = Math.max(PEEK_PX, pageHeight - FREE_TOP_PX);
  const half = Math.min(full, Math.max(PEEK_PX, Math.min(pageHeight * HALF_SHARE, HALF_MAX_PX)));
  return { peek: Math.min(PEEK_PX, full), half, full };
}

/**
 * The stop to snap to when the sheet is released at `height`: the nearest, or after a flick the next
 * in its direction. `velocity` is in px a millisecond, upwards positive.
 */
export function stopAfterDrag(height: number, velocity: number, heights: SheetHeights): SheetStop {
  if (Math.abs(velocity) >= FLICK_PX_PER_MS) {
    const up = velocity > 0;
    const ahead = SHEET_STOPS.filter((stop) =>
      up ? heights[stop] > height : heights[stop] < height,
    );
    return (up ? ahead[0] : ahead.at(-1)) ?? (up ? 'full' : 'peek');
  }
  const distance = (stop: SheetStop) => Math.abs(heights[stop] - height);
  return SHEET_STOPS.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
}
