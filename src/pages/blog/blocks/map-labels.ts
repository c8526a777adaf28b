import type { LatLng } from '#src/domain/place/location.ts';
import { MAP_ASPECT, mapFrame } from './map-frame.ts';

export type Label = {
  name: string;
  /** Left and top of the mark, percent of the map. */
  x: string;
  y: string;
  /** From the mark to the start, end or middle of the text's base line, px. */
  dx: number;
  dy: number;
  anchor: 'start' | 'end' | 'middle';
};

type Box = { left: number; right: number; top: number; bottom: number };

/** The narrowest map, px; labels that fit here fit on wider ones. */
const DRAWING = { width: 350, height: 350 / MAP_ASPECT };
/** Mean width of a letter of the 13 px text, px. */
const LETTER_WIDTH = 6.9;
const TEXT = { above: 11, below: 4 };
const MARK = 7;

/** Label positions around a mark, best first. */
const SPOTS = [
  { dx: 10, dy: 4.5, anchor: 'start' },
  { dx: -10, dy: 4.5, anchor: 'end' },
  { dx: 0, dy: -10, anchor: 'middle' },
  { dx: 0, dy: 20, anchor: 'middle' },
  { dx: 7, dy: -8, anchor: 'start' },
  { dx: 7, dy: 17, anchor: 'start' },
  { dx: -7, dy: -8, anchor: 'end' },
  { dx: -7, dy: 17, anchor: 'end' },
] as const;

/** After so many rounds labels are stable, or two alternate endlessly. */
const ROUNDS = 6;

/**
 * Places each name beside its mark, without overlaps where possible: in each round every label moves
 * to the position that overlaps the others least.
 */
export function mapLabels(points: readonly (LatLng & { name: string })[]): Label[] {
  const frame = mapFrame(points);
  const marks = points.map((point) => ({ name: point.name, ...frame(point) }));
  const signs = marks.map((mark) => around(pixelOf(mark), MARK, MARK));
  const chosen = marks.map((mark): Choice => ({ spot: SPOTS[0], box: boxOf(mark, SPOTS[0]) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, mark] of marks.entries()) {
      const others = [
        ...signs.filter((_, other) => other !== index),
        ...chosen.filter((_, other) => other !== index).map(({ box }) => box),
      ];
      chosen[index] = bestOf(mark, others);
    }
  }
  return marks.map(({ name, x, y }, index) => {
    const { dx, dy, anchor } = chosen[index]?.spot ?? SPOTS[0];
    return { name, x, y, dx, dy, anchor };
  });
}

type Mark = { name: string; x: string; y: string };
type Choice = { spot: (typeof SPOTS)[number]; box: Box };

/** The position with the least overlap; the first of equal ones. */
function bestOf(mark: Mark, others: readonly Box[]): Choice {
  let best: Choice = { spot: SPOTS[0], box: boxOf(mark, SPOTS[0]) };
  let least = Infinity;
  for (const spot of SPOTS) {
    const box = boxOf(mark, spot);
    const cost = others.reduce((sum, other) => sum + overlap(box, other), outside(box));
    if (cost < least) [best, least] = [{ spot, box }, cost];
  }
  return best;
}

function boxOf(mark: Mark, spot: (typeof SPOTS)[number]): Box {
  return textBox(pixelOf(mark), mark.name, spot);
}

function pixelOf({ x, y }: { x: string; y: string }): { x: number; y: number } {
  return {
    x: (Number.parseFloat(x) / 100) * DRAWING.width,
    y: (Number.parseFloat(y) / 100) * DRAWING.height,
  };
}

function around({ x, y }: { x: number; y: number }, width: number, height: number): Box {
  return { left: x - width, right: x + width, top: y - height, bottom: y + height };
}

function textBox(
  center: { x: number; y: number },
  name: string,
  { dx, dy, anchor }: (typeof SPOTS)[number],
): Box {
  const width = name.length * LETTER_WIDTH;
  const start = { start: 0, middle: -width / 2, end: -width }[anchor];
  const left = center.x + dx + start;
  const base = center.y + dy;
  return { left, right: left + width, top: base - TEXT.above, bottom: base + TEXT.below };
}

/** Overlap of two boxes, square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Cost of a label beyond the edges: worse than any overlap. */
function outside({ left, right, top, bottom }: Box): number {
  const width = Math.max(0, -left) + Math.max(0, right - DRAWING.width);
  const height = Math.max(0, -top) + Math.max(0, bottom - DRAWING.height);
  return (width + height) * 1000;
}
