import { atZoom } from '#src/domain/map/at-zoom.ts';
import { drawRelief, drawReliefImage, reliefImage } from '../../tiles/draw-relief.ts';
import type { TileContext } from '../../tiles/tile-context.ts';
import type { TileDrawing } from '../../tiles/tile-drawing.ts';
import { traceCurve } from '../../tiles/trace-curve.ts';
import { CONTOUR_COLORS, FIGURE, STRONG, THIN } from './contour-style.ts';
import type { ContourFigure } from './contour-figures.ts';
import type { Contours } from './contours.ts';
import type { DetailGround } from './detail-ground.ts';

/** Where a tile is drawn; zoom is that of 512-pixel tiles. */
type View = Pick<TileDrawing, 'scheme' | 'zoom' | 'pixelRatio' | 'side' | 'left' | 'top' | 'world'>;

/** First of all: the ground's colours, and the fields in the desert. */
export function drawDetailGround(context: TileContext, { ground }: DetailGround, view: View): void {
  drawRelief(context, reliefImage(ground), view);
}

/** On areas and sea: light, shadow and contours with their figures. */
export function drawTerrain(
  context: TileContext,
  { shade, contours }: DetailGround,
  view: View,
): void {
  if (shade !== null) drawReliefImage(context, reliefImage(shade), view.side);
  if (contours !== null) drawContours(context, contours, view);
}

function drawContours(context: TileContext, contours: Contours, view: View): void {
  const { zoom, pixelRatio } = view;
  const colors = CONTOUR_COLORS[view.scheme];
  context.save();
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  if (contours.figures.length > 0) {
    context.clip(besideFigures(contours.figures, view), 'evenodd');
  }
  context.setLineDash([]);
  context.strokeStyle = colors.line;
  context.lineJoin = 'round';
  for (const [lines, style] of [
    [contours.thin, THIN],
    [contours.strong, STRONG],
  ] as const) {
    context.globalAlpha = atZoom(style.opacity, zoom) * colors.opacity;
    context.lineWidth = atZoom(style.widthPx, zoom);
    const path = new Path2D();
    for (const line of lines) traceCurve(path, line);
    context.stroke(path);
  }
  context.restore();
  drawFigures(context, contours.figures, view);
}

/** The whole tile without the places of its figures: there the ground shows through as it is. */
function besideFigures(
  figures: readonly ContourFigure[],
  { zoom, side, pixelRatio }: View,
): Path2D {
  const size = atZoom(FIGURE.sizePx, zoom);
  const path = new Path2D();
  path.rect(0, 0, side / pixelRatio, side / pixelRatio);
  for (const { letters } of figures) {
    const edge = (across: -1 | 1) =>
      letters.flatMap(({ x, y, angle }, at) => {
        const isEnd = at === 0 || at === letters.length - 1;
        const along = isEnd ? size * FIGURE.advance * (at === 0 ? -0.8 : 0.8) : 0;
        const off = (size * FIGURE.clearance * across) / 2;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return [[x + along * cos - off * sin, y + along * sin + off * cos] as const];
      });
    for (const [at, point] of [...edge(-1), ...edge(1).toReversed()].entries()) {
      if (at === 0) path.moveTo(...point);
      else path.lineTo(...point);
    }
    path.closePath();
  }
  return path;
}

function drawFigures(
  context: TileContext,
  figures: readonly ContourFigure[],
  { scheme, zoom, pixelRatio }: View,
): void {
  context.save();
  context.font = `500 ${atZoom(FIGURE.sizePx, zoom)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = CONTOUR_COLORS[scheme].figure;
  for (const { letter, x, y, angle } of figures.flatMap(({ letters }) => letters)) {
    const [cos, sin] = [Math.cos(angle) * pixelRatio, Math.sin(angle) * pixelRatio];
    context.setTransform(cos, sin, -sin, cos, x * pixelRatio, y * pixelRatio);
    context.fillText(letter, 0, 0);
  }
  context.restore();
}
