import type { BasemapTiles, MapTile } from '#src/domain/ports.ts';
import type { DrawnSquares } from './drawn-squares.ts';

/** Once there was a picture, a sketch is shown only where the next takes longer than this. */
const PATIENCE_MS = 600;
/** The same where a picture from further out stands in: mountains must not turn flat for a moment. */
const STANDING_IN_PATIENCE_MS = 2000;

/**
 * Loads the map's squares. Those of the first view are sketches, which become pictures as their
 * relief arrives; from then on a square waits for its picture, unless that takes long.
 */
export function createPictureLoader(
  tiles: BasemapTiles,
  drawn: DrawnSquares,
  redraw: () => void,
): (tile: MapTile, signal: AbortSignal) => Promise<HTMLCanvasElement> {
  let first = true;
  const patienceMs = (tile: MapTile) => {
    if (first) return 0;
    return drawn.standsIn(tile) ? STANDING_IN_PATIENCE_MS : PATIENCE_MS;
  };
  return async (tile, signal) => {
    const canvas = document.createElement('canvas');
    let whole = false;
    const picture = tiles.picture(tile, signal).then((bitmap) => {
      whole = true;
      first = false;
      drawn.add(tile);
      show(canvas, bitmap);
    });
    const late = Promise.race([after(patienceMs(tile)), picture.catch(keepSketch)]);
    const sketch = late.then(async () => {
      if (whole) return;
      const bitmap = await tiles.sketch(tile, signal);
      if (!whole) show(canvas, bitmap);
    });
    await Promise.any([picture, sketch]);
    if (!whole) void picture.then(redraw, keepSketch);
    return canvas;
  };
}

/** Without heights, or no longer wanted: the sketch is what there is. */
function keepSketch(): void {}

/** The bitmap becomes the canvas's content, without a copy. */
function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

function after(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
