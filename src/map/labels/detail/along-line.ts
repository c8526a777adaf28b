import type { Box } from '../label-placement.ts';

/** A letter, or a word whose letters join, and how wide it is, px. */
export type Unit = { text: string; width: number };

/** A unit on the line: its middle, px, and the angle it is turned by. */
export type TurnedUnit = Unit & { x: number; y: number; angle: number };

/** Points of a line, px: x, y, … */
export type PxLine = readonly number[];

/** From one letter to the next, radians. */
const MOST_TURN = 0.4;
/** How far the line may be from the middle of a unit, as a share of its width: it is straight there. */
const MOST_BEND = 0.16;
/** Scripts whose letters join or change places: never taken apart. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Letters with their accents; the whole name where its script joins them. */
export function unitsOf(text: string): string[] {
  return JOINED.test(text) ? [text] : (text.match(/\P{M}\p{M}*/gu) ?? []);
}

/**
 * The units along a line, the middle of the name at `middle` px from its start, upright; null where the line
 * ends, or turns too much for reading.
 */
export function unitsAlong(
  line: PxLine,
  units: readonly Unit[],
  middle: number,
): TurnedUnit[] | null {
  const width = units.reduce((sum, unit) => sum + unit.width, 0);
  const start = middle - width / 2;
  const walk = walkAlong(line);
  if (start < 0 || start + width > walk.length) return null;
  const [first, last] = [walk.at(start), walk.at(start + width)];
  if (last.x < first.x) return unitsAlong(reversed(line), units, walk.length - middle);
  const turned: TurnedUnit[] = [];
  let at = start;
  for (const unit of units) {
    const [from, between, to] = [at, at + unit.width / 2, at + unit.width].map(walk.at);
    at += unit.width;
    if (from === undefined || between === undefined || to === undefined) return null;
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    if (Math.hypot(between.x - x, between.y - y) > Math.max(2, unit.width * MOST_BEND)) return null;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const before = turned.at(-1)?.angle ?? angle;
    if (turnBetween(before, angle) > MOST_TURN) return null;
    turned.push({ ...unit, x, y, angle });
  }
  return isUpright(turned) ? turned : null;
}

/** Distances from the start at which a name could have its middle: from half way outwards. */
export function middlesOf(line: PxLine, width: number): number[] {
  const { length } = walkAlong(line);
  const room = (length - width) / 2;
  if (room < 0) return [];
  const step = Math.max(14, room / MOST_TRIES);
  const middles = [length / 2];
  for (let away = step; away <= room; away += step) {
    middles.push(length / 2 - away, length / 2 + away);
  }
  return middles;
}

const MOST_TRIES = 12;

/** The boxes that turned units cover, px. */
export function boxesOf(units: readonly TurnedUnit[], heightPx: number, padding: number): Box[] {
  return units.map(({ x, y, width, angle }) => {
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const across = (width * cos + heightPx * sin) / 2 + padding;
    const down = (width * sin + heightPx * cos) / 2 + padding;
    return { left: x - across, top: y - down, right: x + across, bottom: y + down };
  });
}

/** The point at a distance from the start of a line. */
export function pointAlong(line: PxLine, distance: number): { x: number; y: number } {
  return walkAlong(line).at(distance);
}

type Walk = { length: number; at: (distance: number) => { x: number; y: number } };

function walkAlong(line: PxLine): Walk {
  const ends = [0];
  for (let at = 2; at < line.length; at += 2) {
    const across = (line[at] ?? 0) - (line[at - 2] ?? 0);
    const down = (line[at + 1] ?? 0) - (line[at - 1] ?? 0);
    ends.push((ends.at(-1) ?? 0) + Math.hypot(across, down));
  }
  return {
    length: ends.at(-1) ?? 0,
    at(distance) {
      const next = ends.findIndex((end, index) => index > 0 && end >= distance);
      const segment = next === -1 ? ends.length - 1 : next;
      const [from = 0, to = 0] = [ends[segment - 1], ends[segment]];
      const share = to === from ? 0 : (distance - from) / (to - from);
      const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(segment * 2 - 2, segment * 2 + 2);
      return { x: ax + (bx - ax) * share, y: ay + (by - ay) * share };
    },
  };
}

function reversed(line: PxLine): number[] {
  const points: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) points.push(line[at] ?? 0, line[at + 1] ?? 0);
  return points;
}

function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b);
  return Math.min(turn, Math.PI * 2 - turn);
}

/** On a line that turns back on itself a part of the name would stand on its head. */
function isUpright(units: readonly TurnedUnit[]): boolean {
  const upright = units.filter(({ angle }) => Math.abs(angle) <= Math.PI / 2 + 0.05).length;
  return upright >= units.length * 0.8;
}
