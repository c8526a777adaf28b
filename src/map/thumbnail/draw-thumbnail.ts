import type { LatLng } from '#src/domain/place/location.ts';
import type { BasemapTiles, ColorScheme } from '#src/domain/ports.ts';
import { tilesAround } from './thumbnail-tiles.ts';
import type { ThumbnailSize } from './thumbnail-tiles.ts';

/** About 50 km across a thumbnail of 92 px at 50 degrees. */
export const THUMBNAIL_LEVEL = 7;
/** A higher ratio is not visible. */
const MOST_PIXEL_RATIO = 2;

type ThumbnailPicture = {
  point: LatLng;
  level: number;
  size: ThumbnailSize;
  scheme: ColorScheme;
  /** Paper has more dots than a screen. */
  forPaper: boolean;
};

/** Draws the bundled map around the point, without labels. Rejects where its data is missing. */
export async function drawThumbnail(
  canvas: HTMLCanvasElement,
  tiles: BasemapTiles,
  { point, level, size, scheme, forPaper }: ThumbnailPicture,
  signal: AbortSignal,
): Promise<void> {
  const onScreen = Math.min(MOST_PIXEL_RATIO, globalThis.devicePixelRatio);
  const pixelRatio = forPaper ? MOST_PIXEL_RATIO : onScreen;
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
