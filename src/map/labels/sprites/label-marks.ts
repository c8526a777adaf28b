import type { LabelMark } from '../look/text-look.ts';
import { glyphOf } from './sight-glyphs.ts';

/** Draws the symbol of a place around the origin. */
export function drawMark(context: CanvasRenderingContext2D, mark: LabelMark): void {
  context.fillStyle = mark.fill;
  context.strokeStyle = mark.stroke;
  if (mark.shape === 'sight') drawSight(context, mark);
  else MARKS[mark.shape](context, mark);
}

/** Side of the square that glyphs are drawn in, and its share of the disc's radius. */
const GLYPH = { side: 24, share: 1.28, line: 1.35 } as const;

/** A disc with the glyph of its kind in it, once that is loaded. */
function drawSight(
  context: CanvasRenderingContext2D,
  { radius, stroke, glyph }: Extract<LabelMark, { shape: 'sight' }>,
): void {
  context.lineWidth = 2;
  disc(context, radius);
  context.stroke();
  context.fill();
  const path = glyphOf(glyph);
  if (path === null) return;
  const side = radius * GLYPH.share;
  context.translate(-side / 2, -side / 2);
  context.scale(side / GLYPH.side, side / GLYPH.side);
  context.lineWidth = (GLYPH.line * GLYPH.side) / side;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = stroke;
  context.stroke(path);
  context.lineCap = 'butt';
}

const MARKS = {
  ring(context: CanvasRenderingContext2D, { radius }: LabelMark): void {
    context.lineWidth = 1.5;
    disc(context, radius - 0.2);
    context.fill();
    context.stroke();
  },
  disc(context: CanvasRenderingContext2D, { radius, fill, stroke }: LabelMark): void {
    context.fillStyle = stroke;
    disc(context, radius);
    context.fill();
    context.fillStyle = fill;
    disc(context, radius * 0.36);
    context.fill();
  },
  peak(context: CanvasRenderingContext2D, { radius }: LabelMark): void {
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(0, -radius);
    context.lineTo(radius * 1.06, radius * 0.85);
    context.lineTo(-radius * 1.06, radius * 0.85);
    context.closePath();
    context.stroke();
    context.fill();
  },
  park(context: CanvasRenderingContext2D, { radius, stroke }: LabelMark): void {
    context.beginPath();
    context.roundRect(-radius, -radius, radius * 2, radius * 2, 4);
    context.fill();
    context.fillStyle = stroke;
    context.beginPath();
    for (const [x, y] of TREE) context.lineTo(x * radius, y * radius);
    context.closePath();
    context.fill();
  },
};

/** Two tiers and a trunk, as shares of the square's half. */
const TREE = [
  [0, -0.72],
  [0.36, -0.16],
  [0.2, -0.16],
  [0.52, 0.38],
  [0.11, 0.38],
  [0.11, 0.7],
  [-0.11, 0.7],
  [-0.11, 0.38],
  [-0.52, 0.38],
  [-0.2, -0.16],
  [-0.36, -0.16],
] as const;

function disc(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
}
