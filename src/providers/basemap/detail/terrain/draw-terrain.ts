import { atZoom } from '#src/domain/map/at-zoom.ts';
import { emptiedContext } from '#src/providers/basemap/tiles/canvas.ts';
import {
  drawRelief,
  drawReliefImage,
  reliefImage,
} from '#src/providers/basemap/tiles/draw-relief.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import type { TileDrawing } from '#src/providers/basemap/tiles/tile-drawing.ts';
import { traceCurve } from '#src/providers/basemap/relief/trace-curve.ts';
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

/** On a canvas of their own, where the places of figures are freed: the ground shows through there. */
function drawContours(context: TileContext, contours: Contours, view: View): void {
  const { zoom, pixelRatio, side } = view;
  const colors = CONTOUR_COLORS[view.scheme];
  const own = emptiedContext('contours', side);
  own.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  own.setLineDash([]);
  own.strokeStyle = colors.line;
  own.lineJoin = 'bevel';
  for (const [lines, style] of [
    [contours.thin, THIN],
    [contours.strong, STRONG],
  ] as const) {
    own.globalAlpha = atZoom(style.opacity, zoom) * colors.opacity;
    own.lineWidth = atZoom(style.widthPx, zoom);
    const path = new Path2D();
    for (const line of lines) traceCurve(path, line);
    own.stroke(path);
  }
  if (contours.figures.length > 0) {
    own.globalAlpha = 1;
    own.globalCompositeOperation = 'destination-out';
    own.fill(figurePlaces(contours.figures, zoom));
    own.globalCompositeOperation = 'source-over';
    drawFigures(own, contours.figures, view);
  }
  context.resetTransform();
  context.drawImage(own.canvas, 0, 0);
}

/** The outlines of figures, along their lines. */
function figurePlaces(figures: readonly ContourFigure[], zoom: number): Path2D {
  const size = atZoom(FIGURE.sizePx, zoom);
  const path = new Path2D();
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
  context.font = `500 ${atZoom(FIGURE.sizePx, zoom)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = CONTOUR_COLORS[scheme].figure;
  for (const { letter, x, y, angle } of figures.flatMap(({ letters }) => letters)) {
    const [cos, sin] = [Math.cos(angle) * pixelRatio, Math.sin(angle) * pixelRatio];
    context.setTransform(cos, sin, -sin, cos, x * pixelRatio, y * pixelRatio);
    context.fillText(letter, 0, 0);
  }
}
