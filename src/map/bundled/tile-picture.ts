import type { BasemapTiles, MapTile } from '#src/domain/ports.ts';
import type { DrawnSquares } from './drawn-squares.ts';

/** After the first picture, a tile shows its sketch only when its picture takes longer than this. */
const PATIENCE_MS = 600;
/** The same where a coarser picture is shown meanwhile: a sketch has no relief and would flicker. */
const STANDING_IN_PATIENCE_MS = 2000;

/**
 * Loads the map's tiles. The first view shows sketches (no relief), replaced by pictures as they
 * arrive; later a tile waits for its picture, and falls back to its sketch when that takes long.
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

/** The picture failed or was aborted: the sketch stays. */
function keepSketch(): void {}

/** Transfers the bitmap to the canvas without copying. */
function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

function after(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
