import type { LabelPicture } from './label-pictures.ts';
import type { LabelScheduler } from './label-scheduler.ts';
import { createCollisionFilter, overlap } from './label-placement.ts';
import type { Box } from './label-placement.ts';
import { SPRITE_MARGIN_PX } from './sprites/label-sheets.ts';
import type { LabelSprite } from './sprites/label-sheets.ts';
import { moved } from './occupied-boxes.ts';
import type { LabelView } from './label-view.ts';

/**
 * Draws placed labels on a canvas that covers the view; the important ones last, on top. A label
 * that is partly covered by an overlay is left out.
 */
export function drawLabels(
  canvas: HTMLCanvasElement,
  scheduler: LabelScheduler<LabelPicture>,
  view: LabelView,
  covered: readonly Box[],
): void {
  const ratio = view.pixelRatio;
  const width = Math.round(view.width * ratio);
  const height = Math.round(view.height * ratio);
  const context = canvas.getContext('2d');
  if (context === null) return;
  if (canvas.width === width && canvas.height === height) context.clearRect(0, 0, width, height);
  else Object.assign(canvas, { width, height });
  const pictures = scheduler.areCrowded(view)
    ? thinned(scheduler.pictures(), view)
    : scheduler.pictures();
  for (const picture of pictures.toReversed()) {
    const x = view.width / 2 + (picture.x - view.x) / view.resolution;
    const y = view.height / 2 + (view.y - picture.y) / view.resolution;
    const { mark, name, placement, bounds } = picture;
    if (covered.some((box) => overlap(box, moved(bounds, x, y)))) continue;
    if (mark !== null) {
      const radius = mark.width / ratio / 2 - SPRITE_MARGIN_PX;
      drawSprite(context, mark, x - radius, y - radius, ratio);
    }
    if (name !== null) drawSprite(context, name, x + placement.dx, y + placement.dy, ratio);
  }
}

/** The labels of a closer view that do not overlap in this one. */
function thinned(pictures: readonly LabelPicture[], view: LabelView): LabelPicture[] {
  const isFree = createCollisionFilter();
  return pictures.filter(({ x, y, bounds }) =>
    isFree(moved(bounds, x / view.resolution, -y / view.resolution)),
  );
}

/** Aligned to device pixels, so that text stays crisp. */
function drawSprite(
  context: CanvasRenderingContext2D,
  sprite: LabelSprite,
  left: number,
  top: number,
  ratio: number,
): void {
  const x = Math.round((left - SPRITE_MARGIN_PX) * ratio);
  const y = Math.round((top - SPRITE_MARGIN_PX) * ratio);
  if (x > context.canvas.width || y > context.canvas.height) return;
  if (x + sprite.width < 0 || y + sprite.height < 0) return;
  const { sheet, width, height } = sprite;
  context.drawImage(sheet, sprite.left, sprite.top, width, height, x, y, width, height);
}
