import { atZoom } from '#src/domain/map/at-zoom.ts';
import { contourLinesAt, levelsWithin } from '#src/domain/map/contour-lines.ts';
import type { GridPoint } from '#src/domain/map/contour-lines.ts';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import { placeFigures } from './contour-figures.ts';
import type { ContourFigure, FigureLine } from './contour-figures.ts';
import { CONTOUR_STEPS, FIGURE } from './contour-style.ts';
import { sharesOf } from './terrain-blocks.ts';
import type { TerrainPart } from './terrain-blocks.ts';

/** A tile's lines of equal height in CSS pixels; they run a little past its edges. */
export type Contours = {
  thin: readonly (readonly GridPoint[])[];
  strong: readonly (readonly GridPoint[])[];
  figures: readonly ContourFigure[];
};

/** Pieces past the tile's edges: lines bend there as they do in the next tile. */
const MARGIN = 4;
/** Lakes lie at whole metres in the data: a line at exactly that height would tangle on them. */
const ABOVE_LEVEL_M = 0.25;
/** Around a smaller ring one walks in no time: it is the surface's own ripple. */
const LEAST_RING_PX = 20;

/** The contours at a zoom of 512-pixel tiles; null where none are drawn. */
export function terrainContours(part: TerrainPart, zoom: number): Contours | null {
  const steps = CONTOUR_STEPS.find(({ fromZoom }) => zoom >= fromZoom);
  if (steps === undefined) return null;
  const { stepM, strongM, figureM, pieces } = steps;
  const columns = pieces + 1 + 2 * MARGIN;
  const heights = part.heightsAt(sharesOf(columns, (at) => (at - MARGIN) / pieces));
  // The shore is the map's own line.
  const levels = levelsWithin(heights, stepM).filter((level) => level !== 0);
  const contours = { thin: Array.of<GridPoint[]>(), strong: Array.of<GridPoint[]>() };
  const named: FigureLine[] = [];
  const cuts = levels.map((level) => level + ABOVE_LEVEL_M);
  for (const [at, lines] of contourLinesAt({ heights, columns, rows: columns }, cuts).entries()) {
    const level = levels[at] ?? 0;
    const placed = lines
      .map((line) => onTile(line, MAP_TILE_PX / pieces))
      .filter((line) => !isRipple(line));
    contours[level % strongM === 0 ? 'strong' : 'thin'].push(...placed);
    if (figureM === null || level % figureM !== 0) continue;
    named.push(...placed.map((points) => ({ points, text: String(level) })));
  }
  return { ...contours, figures: placeFigures(named, atZoom(FIGURE.sizePx, zoom)) };
}

function onTile(line: readonly GridPoint[], piecePx: number): GridPoint[] {
  return line.map(([x, y]) => [(x - MARGIN) * piecePx, (y - MARGIN) * piecePx] as const);
}

/** A closed line that is short. */
function isRipple(line: readonly GridPoint[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || first[0] !== last?.[0] || first[1] !== last[1]) return false;
  let length = 0;
  for (let at = 1; at < line.length && length < LEAST_RING_PX; at += 1) {
    const [from = first, to = first] = [line[at - 1], line[at]];
    length += Math.hypot(to[0] - from[0], to[1] - from[1]);
  }
  return length < LEAST_RING_PX;
}
