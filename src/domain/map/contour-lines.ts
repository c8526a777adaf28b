/** A point in grid units: x counts columns from the west, y rows from the north. */
export type GridPoint = readonly [x: number, y: number];

type Grid = { heights: Float32Array; columns: number; rows: number };

/**
 * The lines of equal height on a regular grid (marching squares, linear between grid points).
 * Each line is open where it leaves the grid, else its last point repeats the first.
 */
export function contourLines(grid: Grid, level: number): GridPoint[][] {
  return contourLinesAt(grid, [level])[0] ?? [];
}

/** The same for many levels in one pass over the grid: ascending levels, and the lines of each. */
export function contourLinesAt(grid: Grid, levels: readonly number[]): GridPoint[][][] {
  const crossed = levels.map((): Crossed => ({ points: new Map(), neighbours: new Map() }));
  const { heights, columns } = grid;
  for (let row = 0; row < grid.rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const corner = row * columns + column;
      const [nw = 0, ne = 0] = [heights[corner], heights[corner + 1]];
      const [sw = 0, se = 0] = [heights[corner + columns], heights[corner + columns + 1]];
      const high = Math.max(nw, ne, sw, se);
      // Most cells are entirely between two levels.
      let at = firstAbove(levels, Math.min(nw, ne, sw, se));
      for (; at < levels.length && (levels[at] ?? 0) <= high; at += 1) {
        const { points, neighbours } = crossed[at] ?? {};
        if (points === undefined || neighbours === undefined) continue;
        for (const [a, b] of cellSegments(grid, row, column, levels[at] ?? 0, points)) {
          link(neighbours, a, b);
          link(neighbours, b, a);
        }
      }
    }
  }
  return crossed.map(({ points, neighbours }) =>
    joinSegments(neighbours).map((line) =>
      line.flatMap((edge) => {
        const point = points.get(edge);
        return point === undefined ? [] : [point];
      }),
    ),
  );
}

/** Where a level crosses edges of cells, and which of the crossings it connects. */
type Crossed = { points: Map<number, GridPoint>; neighbours: Map<number, number[]> };

function link(neighbours: Map<number, number[]>, from: number, to: number): void {
  const known = neighbours.get(from);
  if (known === undefined) neighbours.set(from, [to]);
  else known.push(to);
}

/** The first level above a height, by bisection. */
function firstAbove(levels: readonly number[], height: number): number {
  let [low, high] = [0, levels.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((levels[middle] ?? 0) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** All multiples of a step from the lowest to the highest ground. */
export function levelsWithin(heights: Float32Array, step: number): number[] {
  const { low, high } = rangeOf(heights);
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

function rangeOf(heights: Float32Array): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (const height of heights) {
    if (height < low) low = height;
    if (height > high) high = height;
  }
  return { low, high };
}

/** Evenly spaced levels strictly between the lowest and the highest ground; none where it is flat. */
export function contourLevels(heights: Float32Array, count: number, minReliefM: number): number[] {
  const { low, high } = rangeOf(heights);
  if (!(high - low >= minReliefM)) return [];
  const step = (high - low) / (count + 1);
  return Array.from({ length: count }, (_, index) => low + step * (index + 1));
}

/**
 * The pairs of cell edges that the level connects. An edge's number is twice that of the grid
 * point at its western or northern end, plus one when it runs south.
 */
function cellSegments(
  { heights, columns }: Grid,
  row: number,
  column: number,
  level: number,
  crossings: Map<number, GridPoint>,
): [number, number][] {
  const corner = row * columns + column;
  const height = (index: number) => heights[index] ?? 0;
  const nw = height(corner);
  const ne = height(corner + 1);
  const sw = height(corner + columns);
  const se = height(corner + columns + 1);
  const cut = (edge: number, from: number, to: number, at: (share: number) => GridPoint) => {
    if (from >= level === to >= level) return null;
    crossings.set(edge, at((level - from) / (to - from)));
    return edge;
  };
  const top = cut(corner * 2, nw, ne, (share) => [column + share, row]);
  const bottom = cut((corner + columns) * 2, sw, se, (share) => [column + share, row + 1]);
  const left = cut(corner * 2 + 1, nw, sw, (share) => [column, row + share]);
  const right = cut((corner + 1) * 2 + 1, ne, se, (share) => [column + 1, row + share]);
  if (top !== null && bottom !== null && left !== null && right !== null) {
    const middleIsHigh = (nw + ne + sw + se) / 4 >= level;
    return middleIsHigh === nw >= level
      ? [
          [top, right],
          [left, bottom],
        ]
      : [
          [top, left],
          [right, bottom],
        ];
  }
  const [a, b] = [top, right, bottom, left].filter((edge) => edge !== null);
  return a === undefined || b === undefined ? [] : [[a, b]];
}

/** Walks from edge to edge; an edge has at most two neighbours, so each belongs to one line. */
function joinSegments(neighbours: Map<number, number[]>): number[][] {
  const left = new Set(neighbours.keys());
  const walk = (start: number): number[] => {
    const line = [start];
    left.delete(start);
    let next = neighbours.get(start)?.find((edge) => left.has(edge));
    while (next !== undefined) {
      line.push(next);
      left.delete(next);
      next = neighbours.get(next)?.find((edge) => left.has(edge));
    }
    return line;
  };
  const ends = [...neighbours].filter(([, to]) => to.length === 1).map(([edge]) => edge);
  const open = ends.flatMap((edge) => (left.has(edge) ? [walk(edge)] : []));
  const closed = [...neighbours.keys()].flatMap((edge) =>
    left.has(edge) ? [[...walk(edge), edge]] : [],
  );
  return [...open, ...closed];
}
