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
  const trace = createTracer(grid);
  const crossed = crossedCells(grid, levels);
  return levels.map((level, at) => trace(level, crossed[at] ?? []));
}

/** For each level the cells that it crosses, as numbers of their north-western points. */
function crossedCells({ heights, columns, rows }: Grid, levels: readonly number[]): number[][] {
  const crossed = levels.map((): number[] => []);
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const cell = row * columns + column;
      const [nw = 0, ne = 0] = [heights[cell], heights[cell + 1]];
      const [sw = 0, se = 0] = [heights[cell + columns], heights[cell + columns + 1]];
      const high = Math.max(nw, ne, sw, se);
      let at = firstAbove(levels, Math.min(nw, ne, sw, se));
      for (; at < levels.length && (levels[at] ?? 0) <= high; at += 1) crossed[at]?.push(cell);
    }
  }
  return crossed;
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
 * Traces one level after another. An edge's number is twice that of the grid point at its western or
 * northern end, plus one when it runs south.
 */
function createTracer(grid: Grid): (level: number, cells: readonly number[]) => GridPoint[][] {
  const links = createLinks(grid.heights.length * 2);
  return (level, cells) => {
    for (const cell of cells) connectCell(grid, cell, level, links.connect);
    return links.takeLines().map((line) => line.map((edge) => crossing(grid, edge, level)));
  };
}

type Connect = (a: number, b: number) => void;

/** Connects the edges of a cell that the level crosses: two, or in a saddle all four in pairs. */
function connectCell({ heights, columns }: Grid, cell: number, level: number, connect: Connect) {
  const [nw = 0, ne = 0] = [heights[cell], heights[cell + 1]];
  const [sw = 0, se = 0] = [heights[cell + columns], heights[cell + columns + 1]];
  const top = nw >= level === ne >= level ? null : cell * 2;
  const bottom = sw >= level === se >= level ? null : (cell + columns) * 2;
  const left = nw >= level === sw >= level ? null : cell * 2 + 1;
  const right = ne >= level === se >= level ? null : (cell + 1) * 2 + 1;
  if (top !== null && bottom !== null && left !== null && right !== null) {
    const middleIsHigh = (nw + ne + sw + se) / 4 >= level;
    const joinsTopToRight = middleIsHigh === nw >= level;
    connect(top, joinsTopToRight ? right : left);
    connect(bottom, joinsTopToRight ? left : right);
    return;
  }
  const a = top ?? bottom ?? left;
  const b = right ?? left ?? bottom;
  if (a !== null && b !== null) connect(a, b);
}

/** Where the level crosses an edge. */
function crossing({ heights, columns }: Grid, edge: number, level: number): GridPoint {
  const point = edge >> 1;
  const runsSouth = (edge & 1) === 1;
  const from = heights[point] ?? 0;
  const to = heights[point + (runsSouth ? columns : 1)] ?? 0;
  const share = (level - from) / (to - from);
  const [x, y] = [point % columns, Math.floor(point / columns)];
  return runsSouth ? [x, y + share] : [x + share, y];
}

type Links = { connect: Connect; takeLines(): number[][] };

/** Edges that belong together: each has at most two neighbours, so it is in one line. */
function createLinks(edges: number): Links {
  const first = new Int32Array(edges).fill(-1);
  const second = new Int32Array(edges).fill(-1);
  let linked: number[] = [];
  const link = (from: number, to: number): void => {
    if (first[from] === -1) {
      first[from] = to;
      linked.push(from);
    } else second[from] = to;
  };
  const isWalked = new Uint8Array(edges);
  const isOpen = (edge: number): boolean => edge !== -1 && isWalked[edge] === 0;
  const walk = (start: number): number[] => {
    const line: number[] = [];
    for (let edge = start; edge !== -1;) {
      line.push(edge);
      isWalked[edge] = 1;
      const [one, other] = [first[edge] ?? -1, second[edge] ?? -1];
      if (isOpen(one)) edge = one;
      else edge = isOpen(other) ? other : -1;
    }
    return line;
  };
  return {
    connect(a, b) {
      link(a, b);
      link(b, a);
    },
    takeLines() {
      const ends = linked.filter((edge) => second[edge] === -1);
      const open = ends.flatMap((edge) => (isOpen(edge) ? [walk(edge)] : []));
      const closed = linked.flatMap((edge) => (isOpen(edge) ? [[...walk(edge), edge]] : []));
      for (const edge of linked) [first[edge], second[edge], isWalked[edge]] = [-1, -1, 0];
      linked = [];
      return [...open, ...closed];
    },
  };
}
