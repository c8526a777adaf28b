import { contourLevels, contourLines } from '#src/domain/map/contour-lines.ts';
import type { GridPoint } from '#src/domain/map/contour-lines.ts';

type Grid = { heights: Float32Array; columns: number; rows: number };

/** An SVG path in a box of `width` x `height`; every fourth line of a map is a strong one. */
export type ContourPath = { d: string; strong: boolean };

const LEVELS = 12;
const STRONG_EVERY = 4;
const MIN_RELIEF_M = 25;

/** The ground as contour lines, level by level; none where it is flat, or sea. */
export function* contourPaths(grid: Grid, width: number, height: number): Generator<ContourPath> {
  const smooth = { ...grid, heights: blurred(grid) };
  const scaleX = width / (grid.columns - 1);
  const scaleY = height / (grid.rows - 1);
  for (const [index, level] of contourLevels(smooth.heights, LEVELS, MIN_RELIEF_M).entries()) {
    yield {
      d: contourLines(smooth, level)
        .map((line) => curve(line.map(([x, y]) => [x * scaleX, y * scaleY])))
        .join(''),
      strong: index % STRONG_EVERY === STRONG_EVERY - 1,
    };
  }
}

/** Through the middles of the pieces, bent at their ends: no corner where two cells meet. */
function curve(points: GridPoint[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || rest.length < 2) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${at(first)}${bends.join('')}L${at(last)}`;
}

function at([x, y]: GridPoint): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

/** Mean with the four neighbours: the steps of the elevation grid do not show as wiggles. */
function blurred({ heights, columns, rows }: Grid): Float32Array {
  return heights.map((height, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const west = column > 0 ? heights[index - 1] : undefined;
    const east = column < columns - 1 ? heights[index + 1] : undefined;
    const north = row > 0 ? heights[index - columns] : undefined;
    const south = row < rows - 1 ? heights[index + columns] : undefined;
    const around = [west, east, north, south].map((value) => value ?? height);
    return (height * 2 + around.reduce((sum, value) => sum + value, 0)) / 6;
  });
}
