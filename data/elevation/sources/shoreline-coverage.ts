import type { ShoreLevel, Shorelines } from './read-shorelines.ts';

/** Share of each cell that lies inside the lines of a level, 0..255; rows from the north pole. */
export type Coverage = Uint8Array;

/** Scan lines within a row of cells; along a line the share is exact. */
const LINES_PER_ROW = 5;

/**
 * How much of each cell of a world grid is inside the closed lines of one level (even-odd rule
 * along lines of latitude). Columns begin at -180.
 */
export function coverageOf(shorelines: Shorelines, level: ShoreLevel, perDegree: number): Coverage {
  const columns = 360 * perDegree;
  const rows = 180 * perDegree;
  const lines = rows * LINES_PER_ROW;
  const latOf = (line: number): number => 90 - (line + 0.5) / (perDegree * LINES_PER_ROW);
  const crossings = crossingsByLine(shorelines[level], lines, perDegree * LINES_PER_ROW, latOf);
  const startsInside = insideAtGreenwich(shorelines[level], lines, latOf);

  const coverage = new Uint8Array(columns * rows);
  const sums = new Float64Array(columns);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let line = row * LINES_PER_ROW; line < (row + 1) * LINES_PER_ROW; line++) {
      const sorted = (crossings[line] ?? []).toSorted((a, b) => a - b);
      let inside = startsInside[line] === 1;
      let from = 0;
      for (const lng of [...sorted, 360]) {
        if (inside) addSpan(sums, from * perDegree, lng * perDegree);
        inside = !inside;
        from = lng;
      }
    }
    for (let column = 0; column < columns; column++) {
      const share = (sums[(column + columns / 2) % columns] ?? 0) / LINES_PER_ROW;
      coverage[row * columns + column] = Math.round(Math.min(1, share) * 255);
    }
  }
  return coverage;
}

function crossingsByLine(
  pieces: Float64Array,
  lines: number,
  linesPerDegree: number,
  latOf: (line: number) => number,
): (number[] | undefined)[] {
  const crossings: (number[] | undefined)[] = Array.from({ length: lines });
  for (let i = 0; i < pieces.length; i += 4) {
    const [lng0 = 0, lat0 = 0, lng1 = 0, lat1 = 0] = pieces.subarray(i, i + 4);
    const north = Math.max(lat0, lat1);
    const south = Math.min(lat0, lat1);
    const first = Math.max(0, Math.floor((90 - north) * linesPerDegree - 1));
    const last = Math.min(lines - 1, Math.ceil((90 - south) * linesPerDegree + 1));
    for (let line = first; line <= last; line++) {
      const lat = latOf(line);
      // Half-open, so that a point shared by two pieces counts once.
      if (lat < south || lat >= north) continue;
      const lng = lng0 + ((lat - lat0) / (lat1 - lat0)) * (lng1 - lng0);
      const list = crossings[line];
      if (list === undefined) crossings[line] = [lng];
      else list.push(lng);
    }
  }
  return crossings;
}

/** Whether each line starts inside, by a scan along the first meridian from the north pole. */
function insideAtGreenwich(
  pieces: Float64Array,
  lines: number,
  latOf: (line: number) => number,
): Uint8Array {
  const meridian = 1e-7;
  const crossed: number[] = [];
  for (let i = 0; i < pieces.length; i += 4) {
    const [lng0 = 0, lat0 = 0, lng1 = 0, lat1 = 0] = pieces.subarray(i, i + 4);
    if (meridian < Math.min(lng0, lng1) || meridian >= Math.max(lng0, lng1)) continue;
    crossed.push(lat0 + ((meridian - lng0) / (lng1 - lng0)) * (lat1 - lat0));
  }
  return Uint8Array.from({ length: lines }, (_, line) => {
    const lat = latOf(line);
    return crossed.filter((crossing) => crossing > lat).length % 2;
  });
}

function addSpan(sums: Float64Array, from: number, to: number): void {
  const first = Math.floor(from);
  const last = Math.min(sums.length - 1, Math.floor(to));
  if (first === last) {
    sums[first] = (sums[first] ?? 0) + (to - from);
    return;
  }
  sums[first] = (sums[first] ?? 0) + (first + 1 - from);
  for (let column = first + 1; column < last; column++) sums[column] = (sums[column] ?? 0) + 1;
  sums[last] = (sums[last] ?? 0) + (to - last);
}
