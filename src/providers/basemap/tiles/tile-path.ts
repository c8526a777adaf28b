import { TILE_STEPS } from './vector-tile.ts';

export type PathPen = Pick<Path2D, 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'>;

/** Steps of the tile: where it was cut, and how far corners are rounded. */
export type PathForm = { cutSteps: number; roundSteps: number };

type Corner = { x: number; y: number; inX: number; inY: number; outX: number; outY: number };

/**
 * Draws a line or ring of tile steps with rounded corners: lines stored for zoom 8 would look angular
 * at higher zooms. Corners are cut off `roundSteps` from their point at most. Those where the tile was
 * cut, `cutSteps` past its edges, stay sharp.
 */
export function tracePath(
  pen: PathPen,
  part: readonly number[],
  closed: boolean,
  { cutSteps, roundSteps }: PathForm,
): void {
  const count = part.length / 2;
  if (count < 2) return;
  const corner = (at: number): Corner => {
    return cornerOf(part, at, closed, { cutSteps, roundSteps });
  };
  const first = corner(0);
  if (closed) pen.moveTo(first.outX, first.outY);
  else pen.moveTo(first.x, first.y);
  for (let at = 1; at < count; at += 1) turn(pen, corner(at));
  if (!closed) return;
  turn(pen, first);
  pen.closePath();
}

function turn(pen: PathPen, { x, y, inX, inY, outX, outY }: Corner): void {
  pen.lineTo(inX, inY);
  if (inX !== x || inY !== y) pen.quadraticCurveTo(x, y, outX, outY);
}

/** Start and end of the curve around a corner; both the corner itself where it stays sharp. */
function cornerOf(
  part: readonly number[],
  at: number,
  closed: boolean,
  { cutSteps, roundSteps }: PathForm,
): Corner {
  const count = part.length / 2;
  const [x = 0, y = 0] = [part[at * 2], part[at * 2 + 1]];
  const sharp = { x, y, inX: x, inY: y, outX: x, outY: y };
  if (!closed && (at === 0 || at === count - 1)) return sharp;
  if (isCut(x, cutSteps) || isCut(y, cutSteps)) return sharp;
  const before = ((at + count - 1) % count) * 2;
  const after = ((at + 1) % count) * 2;
  const [fromX, fromY] = [x - (part[before] ?? 0), y - (part[before + 1] ?? 0)];
  const [toX, toY] = [(part[after] ?? 0) - x, (part[after + 1] ?? 0) - y];
  const [lengthIn, lengthOut] = [Math.hypot(fromX, fromY), Math.hypot(toX, toY)];
  const reach = Math.min(roundSteps, lengthIn / 2, lengthOut / 2);
  if (reach === 0) return sharp;
  return {
    x,
    y,
    inX: x - (fromX / lengthIn) * reach,
    inY: y - (fromY / lengthIn) * reach,
    outX: x + (toX / lengthOut) * reach,
    outY: y + (toY / lengthOut) * reach,
  };
}

function isCut(value: number, cutSteps: number): boolean {
  return value <= -cutSteps || value >= TILE_STEPS + cutSteps;
}
