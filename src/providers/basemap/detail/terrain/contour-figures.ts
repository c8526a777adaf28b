import type { GridPoint } from '#src/domain/map/contour-lines.ts';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import { FIGURE } from './contour-style.ts';

/** A strong line and the height that may stand on it. */
export type FigureLine = { points: readonly GridPoint[]; text: string };

type Letter = { letter: string; x: number; y: number; angle: number };

/** A height on its line, letter by letter: their middles in CSS pixels of the tile, and radians. */
export type ContourFigure = { letters: readonly Letter[] };

type Candidate = { text: string; letters: Letter[]; x: number; y: number; bend: number };

/** Between two places that are tried. */
const STEP_PX = 16;

/** Heights stand upright where their lines are straightest, apart from each other and inside the tile. */
export function placeFigures(lines: readonly FigureLine[], sizePx: number): ContourFigure[] {
  const candidates = lines.flatMap((line) => candidatesOn(line, sizePx));
  const placed: Candidate[] = [];
  for (const figure of candidates.toSorted((a, b) => a.bend - b.bend)) {
    if (placed.every((other) => isApart(figure, other))) placed.push(figure);
  }
  return placed.map(({ letters }) => ({ letters }));
}

function isApart(a: Candidate, b: Candidate): boolean {
  const apart = a.text === b.text ? FIGURE.sameApartPx : FIGURE.apartPx;
  return Math.hypot(a.x - b.x, a.y - b.y) >= apart;
}

function candidatesOn({ points, text }: FigureLine, sizePx: number): Candidate[] {
  const along = distancesAlong(points);
  const advance = sizePx * FIGURE.advance;
  const width = advance * text.length;
  const tries = Math.max(0, Math.floor(((along.at(-1) ?? 0) - width) / STEP_PX));
  return Array.from({ length: tries }, (_, at) => at * STEP_PX).flatMap((start) => {
    const middles = Array.from(text, (_, at) => start + (at + 0.5) * advance);
    const places = middles.map((at) => placeAt(points, along, at, advance));
    const turns = places.slice(1).map(({ angle }, at) => turnOf(places[at]?.angle ?? angle, angle));
    const fits = turns.every((turn) => turn < FIGURE.turn) && places.every(isInside);
    return fits ? [candidate(text, places, turns)] : [];
  });
}

function candidate(text: string, along: Place[], turns: readonly number[]): Candidate {
  const [first, last] = [along[0], along.at(-1)];
  const leftwards = (last?.x ?? 0) < (first?.x ?? 0);
  const places = leftwards ? along.toReversed() : along;
  const letters = places.map(({ x, y, angle }, at) => ({
    letter: text[at] ?? '',
    x,
    y,
    angle: leftwards ? angle + Math.PI : angle,
  }));
  return {
    text,
    letters,
    x: ((first?.x ?? 0) + (last?.x ?? 0)) / 2,
    y: ((first?.y ?? 0) + (last?.y ?? 0)) / 2,
    bend: turns.reduce((sum, turn) => sum + turn, 0),
  };
}

type Place = { x: number; y: number; angle: number };

/** The middle of a letter on the chord that it covers. */
function placeAt(
  points: readonly GridPoint[],
  along: readonly number[],
  at: number,
  advance: number,
): Place {
  const [fromX, fromY] = pointAt(points, along, at - advance);
  const [toX, toY] = pointAt(points, along, at + advance);
  const [x, y] = pointAt(points, along, at);
  return {
    x: (x * 2 + fromX + toX) / 4,
    y: (y * 2 + fromY + toY) / 4,
    angle: Math.atan2(toY - fromY, toX - fromX),
  };
}

function pointAt(points: readonly GridPoint[], along: readonly number[], at: number): GridPoint {
  const next = firstBeyond(along, at);
  const [from, to] = [points[Math.max(0, next - 1)], points[Math.min(next, points.length - 1)]];
  const [start, end] = [along[Math.max(0, next - 1)] ?? 0, along[next] ?? 0];
  if (from === undefined || to === undefined) return [0, 0];
  const share = end > start ? Math.max(0, Math.min(1, (at - start) / (end - start))) : 0;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** By bisection. */
function firstBeyond(along: readonly number[], at: number): number {
  let [low, high] = [0, along.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((along[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

function distancesAlong(points: readonly GridPoint[]): number[] {
  const along = [0];
  for (const [at, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[at] ?? [x, y];
    along.push((along[at] ?? 0) + Math.hypot(x - fromX, y - fromY));
  }
  return along;
}

function turnOf(from: number, to: number): number {
  return Math.abs(Math.atan2(Math.sin(to - from), Math.cos(to - from)));
}

function isInside({ x, y }: Place): boolean {
  const fromEdge = Math.min(x, y, MAP_TILE_PX - x, MAP_TILE_PX - y);
  return fromEdge >= FIGURE.insetPx;
}
