import type { BasemapTiles, MapTile } from '#src/domain/ports.ts';
import type { DrawnTiles } from './drawn-tiles.ts';

/** After the first picture, a tile shows its preview only when its picture takes longer than this. */
const PREVIEW_DELAY_MS = 600;
/** The same where a coarser picture covers the tile: a preview has no relief and would flicker. */
const COVERED_PREVIEW_DELAY_MS = 2000;

/**
 * Loads the map's tiles. The first view shows previews (no relief), replaced by pictures as they
 * arrive; later a tile waits for its picture, and falls back to its preview when that takes long.
 */
export function createPictureLoader(
  tiles: BasemapTiles,
  drawn: DrawnTiles,
  redraw: () => void,
): (tile: MapTile, signal: AbortSignal) => Promise<HTMLCanvasElement> {
  let first = true;
  const previewDelayMs = (tile: MapTile) => {
    if (first) return 0;
    return drawn.hasCoarser(tile) ? COVERED_PREVIEW_DELAY_MS : PREVIEW_DELAY_MS;
  };
  return async (tile, signal) => {
    const canvas = document.createElement('canvas');
    let loaded = false;
    const picture = tiles.picture(tile, signal).then((bitmap) => {
      loaded = true;
      first = false;
      drawn.add(tile);
      show(canvas, bitmap);
    });
    const delayed = Promise.race([after(previewDelayMs(tile)), picture.catch(keepPreview)]);
    const preview = delayed.then(async () => {
      if (loaded) return;
      const bitmap = await tiles.preview(tile, signal);
      if (!loaded) show(canvas, bitmap);
    });
    await Promise.any([picture, preview]);
    if (!loaded) void picture.then(redraw, keepPreview);
    return canvas;
  };
}

/** The picture failed or was aborted: the preview stays. */
function keepPreview(): void {}

/** Transfers the bitmap to the canvas without copying. */
function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

function after(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
