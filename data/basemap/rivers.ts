import { CELL_UNITS, readGshhg } from './gshhg-segments.ts';
import { reversed } from './geometry/reversed.ts';

/** A stretch of river; rank 0 is the largest kind, 3 a small or seasonal one. */
export type River = { rank: number; points: number[] };

/** GSHHG's levels of rivers in drawing order; canals and irrigation ditches are left out. */
const RANK_OF_LEVEL: Readonly<Record<number, number>> = {
  0: 0,
  1: 0,
  2: 1,
  3: 2,
  4: 3,
  5: 3,
  6: 3,
};

/** The rivers of GSHHG (from World Data Bank II), joined across the cells they are stored in. */
export function readRivers(): River[] {
  const { cellDegrees, variables, segments } = readGshhg(
    'binned_river_h.nc',
    ['N_points_for_a_segment', 'Hierarchial_level_of_a_segment'],
    (segment, { N_points_for_a_segment: lengths }) => lengths[segment] ?? 0,
  );
  const rivers: River[] = [];
  for (const { index, column, row, points } of segments) {
    const rank = RANK_OF_LEVEL[variables.Hierarchial_level_of_a_segment[index] ?? -1];
    if (rank === undefined) continue;
    const [west, south] = [column * cellDegrees, row * cellDegrees - 90];
    const inDegrees = points.map(
      (unit, at) => (at % 2 === 0 ? west : south) + (unit / CELL_UNITS) * cellDegrees,
    );
    rivers.push({ rank, points: inDegrees });
  }
  return joinLines(rivers);
}

/** Joins lines of one rank wherever exactly two ends meet. */
function joinLines(lines: readonly River[]): River[] {
  const byEnd = new Map<string, Set<River>>();
  const key = (line: River, last: boolean): string => {
    const at = last ? line.points.length - 2 : 0;
    const lon = (((line.points[at] ?? 0) % 360) + 360) % 360;
    return `${line.rank}:${lon.toFixed(4)}:${(line.points[at + 1] ?? 0).toFixed(4)}`;
  };
  const add = (line: River): void => {
    for (const last of [false, true]) {
      const set = byEnd.get(key(line, last)) ?? new Set();
      byEnd.set(key(line, last), set.add(line));
    }
  };
  const live = new Set(lines.map((line) => ({ rank: line.rank, points: [...line.points] })));
  for (const line of live) add(line);
  for (const line of live) {
    for (const last of [true, false]) {
      for (;;) {
        const meeting = byEnd.get(key(line, last));
        if (meeting?.size !== 2 || key(line, true) === key(line, false)) break;
        const other = [...meeting].find((candidate) => candidate !== line);
        if (other === undefined || !live.has(other)) break;
        for (const end of [true, false]) byEnd.get(key(other, end))?.delete(other);
        byEnd.get(key(line, last))?.delete(line);
        live.delete(other);
        append(line, other, last, key(other, false) === key(line, last));
        byEnd.get(key(line, last))?.add(line);
      }
    }
  }
  return [...live];
}

function append(line: River, other: River, atEnd: boolean, otherStartsHere: boolean): void {
  const forward = otherStartsHere === atEnd;
  const added = forward ? other.points : reversed(other.points);
  const shift = atEnd
    ? around((line.points.at(-2) ?? 0) - (added[0] ?? 0))
    : around((line.points[0] ?? 0) - (added.at(-2) ?? 0));
  const moved = added.map((value, at) => (at % 2 === 0 ? value + shift : value));
  line.points = atEnd
    ? [...line.points, ...moved.slice(2)]
    : [...moved.slice(0, -2), ...line.points];
}

function around(degrees: number): number {
  return Math.round(degrees / 360) * 360;
}
