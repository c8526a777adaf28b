import type { LatLng } from '#src/domain/location.ts';
import type { BasemapTiles, ColorScheme } from '#src/domain/ports.ts';
import { tilesAround } from './stamp-tiles.ts';
import type { StampSize } from './stamp-tiles.ts';

/** About 50 km across a stamp of 92 px at 50 degrees. */
export const STAMP_LEVEL = 7;
/** A higher ratio is not visible. */
const MOST_PIXEL_RATIO = 2;

type StampPicture = { point: LatLng; level: number; size: StampSize; scheme: ColorScheme };

/** Draws the bundled map around the point, without labels. Rejects where its data is missing. */
export async function drawStamp(
  canvas: HTMLCanvasElement,
  tiles: BasemapTiles,
  { point, level, size, scheme }: StampPicture,
  signal: AbortSignal,
): Promise<void> {
  const pixelRatio = Math.min(MOST_PIXEL_RATIO, globalThis.devicePixelRatio);
  const placed = tilesAround(point, level, size);
  const pictures = await Promise.all(
    placed.map(({ z, x, y }) => tiles.picture({ z, x, y, pixelRatio, scheme }, signal)),
  );
  signal.throwIfAborted();
  canvas.width = Math.round(size.width * pixelRatio);
  canvas.height = Math.round(size.height * pixelRatio);
  const pen = canvas.getContext('2d');
  placed.forEach(({ left, top }, at) => {
    const picture = pictures[at];
    if (picture === undefined) return;
    pen?.drawImage(picture, Math.round(left * pixelRatio), Math.round(top * pixelRatio));
    picture.close();
  });
}
