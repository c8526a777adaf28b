import { SHEET_STOPS } from '#src/planner/store/planner-state.ts';
import type { SheetStop } from '#src/planner/store/planner-state.ts';

export type SheetHeights = Record<SheetStop, number>;

/** The folded sheet: with its title and button, or with the field for the place, or the last places too. */
const PEEK_PX = { trip: 163, place: 200, recent: 252 };
export type Peek = keyof typeof PEEK_PX;

const HALF_SHARE = 0.56;
/** Enough for two fields between its title and its button: a window zoomed to 200 % has little height. */
const HALF_MIN_PX = 300;
const HALF_MAX_PX = 476;
/** Left free above the full sheet, for the menu button and the place name. */
const FREE_TOP_PX = 74;
/** A drag that ends faster than this is a flick to the next stop, px a millisecond. */
const FLICK_PX_PER_MS = 0.45;

/**
 * The three heights of the sheet over a page of this height, px. `textScale` is 2 where the browser's text is
 * twice as large as usual.
 */
export function sheetHeights(pageHeight: number, peek: Peek = 'trip', textScale = 1): SheetHeights {
  const least = PEEK_PX[peek] * textScale;
  const full = Math.max(least, pageHeight - FREE_TOP_PX);
  const most = HALF_MAX_PX * textScale;
  const share = Math.max(HALF_MIN_PX, Math.min(pageHeight * HALF_SHARE, most));
  const half = Math.min(full, Math.max(least, share));
  return { peek: Math.min(least, full), half, full };
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
