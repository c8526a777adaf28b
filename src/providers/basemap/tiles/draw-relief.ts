import { createIrrigatedPaint } from '../relief/irrigated-paint.ts';
import { emptiedContext } from './canvas.ts';
import { STYLE_PALETTES } from './style-palette.ts';
import type { TileContext } from './tile-context.ts';
import type { ReliefImage, TileDrawing } from './tile-drawing.ts';

let paintIrrigated: ReturnType<typeof createIrrigatedPaint> | null = null;

/** The relief, and the fields in the desert on it. */
export function drawRelief(
  context: TileContext,
  relief: ReliefImage,
  drawing: Pick<TileDrawing, 'scheme' | 'side' | 'left' | 'top' | 'world'>,
): void {
  drawReliefImage(context, relief, drawing.side);
  paintIrrigated ??= createIrrigatedPaint();
  paintIrrigated(context, STYLE_PALETTES[drawing.scheme].irrigated, drawing);
}

/** Scales a picture to the canvas. */
export function drawReliefImage(
  context: TileContext,
  { canvas, sidePx, inset }: ReliefImage,
  side: number,
): void {
  const width = sidePx - 2 * inset;
  context.resetTransform();
  context.drawImage(canvas, inset, inset, width, width, 0, 0, side, side);
}

/** On a canvas that serves until the next call; `toEdges` as in tile-frame.ts. */
export function reliefImage({
  image,
  toEdges,
}: {
  image: ImageData;
  toEdges: boolean;
}): ReliefImage {
  const context = emptiedContext('relief', image.width);
  context.putImageData(image, 0, 0);
  return { canvas: context.canvas, sidePx: image.width, inset: toEdges ? 0.5 : 0 };
}
