import { CELL_UNITS, readGshhg } from './gshhg-segments.ts';

/** A closed shore: longitudes run on past 180 where it crosses the antimeridian. */
export type ShoreRing = {
  /** 1 land, 2 lake, 3 island in a lake, 4 pond on such an island. */
  level: number;
  areaKm2: number;
  /** True for the wide parts of rivers that are drawn as areas. */
  river: boolean;
  /** Longitude, latitude, longitude, … in degrees; the first point is not repeated. */
  points: number[];
};

type Piece = { start: string; end: string; level: number; points: number[]; used: boolean };

const CLOSED_IN_CELL = 4;
/** Antarctica comes twice: by its ice front, which is kept as level 1, and by this. */
const GROUNDING_LINE = 6;

/**
 * The shores of GSHHG. The netCDF edition cuts every polygon into the cells of a grid; this joins
 * the pieces again: a piece that leaves a cell ends exactly where the next one of the same polygon
 * begins.
 */
export function readShorelines(resolution: 'h' | 'f'): ShoreRing[] {
  const { cellDegrees, columns, variables, segments } = readGshhg(
    `binned_GSHHS_${resolution}.nc`,
    [
      'Embedded_npts_levels_exit_entry_for_a_segment',
      'Id_of_GSHHS_ID',
      'The_km_squared_area_of_polygons',
    ],
    (segment, { Embedded_npts_levels_exit_entry_for_a_segment: infos }) =>
      (infos[segment] ?? 0) >>> 9,
  );
  const pieces = new Map<number, Piece[]>();
  for (const { index, column, row, points: inCell } of segments) {
    const info = variables.Embedded_npts_levels_exit_entry_for_a_segment[index] ?? 0;
    const level = (info >> 6) & 7;
    if (level === GROUNDING_LINE) continue;
    const points = inCell.map((unit, at) => (at % 2 === 0 ? column : row) * CELL_UNITS + unit);
    const id = variables.Id_of_GSHHS_ID[index] ?? 0;
    const list = pieces.get(id) ?? [];
    list.push({ ...ends(points, columns), level, points, used: (info & 7) === CLOSED_IN_CELL });
    pieces.set(id, list);
  }
  const rings: ShoreRing[] = [];
  for (const [id, list] of pieces) {
    const area = variables.The_km_squared_area_of_polygons[id] ?? 0;
    for (const joined of joinPieces(list)) {
      rings.push({
        level: joined.level,
        areaKm2: Math.abs(area),
        river: area < 0,
        points: toDegrees(joined.points, cellDegrees),
      });
    }
  }
  return rings;
}

function ends(points: readonly number[], columns: number): { start: string; end: string } {
  const around = columns * CELL_UNITS;
  const key = (at: number): string => `${(points[at] ?? 0) % around},${points[at + 1] ?? 0}`;
  return { start: key(0), end: key(points.length - 2) };
}

function joinPieces(list: Piece[]): { level: number; points: number[] }[] {
  const joined: { level: number; points: number[] }[] = [];
  const byStart = new Map<string, Piece[]>();
  for (const piece of list) {
    if (piece.used) joined.push({ level: piece.level, points: piece.points });
    else byStart.set(piece.start, [...(byStart.get(piece.start) ?? []), piece]);
  }
  for (const first of list) {
    if (first.used) continue;
    first.used = true;
    const points = [...first.points];
    let { end } = first;
    while (end !== first.start) {
      const next = byStart.get(end)?.find((piece) => !piece.used);
      if (next === undefined) break;
      next.used = true;
      for (let at = 2; at < next.points.length; at += 1) points.push(next.points[at] ?? 0);
      ({ end } = next);
    }
    if (end !== first.start) throw new Error('a shore does not close');
    joined.push({ level: first.level, points });
  }
  return joined;
}

function toDegrees(units: readonly number[], cellDegrees: number): number[] {
  const points: number[] = [];
  let before = Number.NaN;
  for (let at = 0; at < units.length; at += 2) {
    let lon = ((units[at] ?? 0) / CELL_UNITS) * cellDegrees;
    const lat = ((units[at + 1] ?? 0) / CELL_UNITS) * cellDegrees - 90;
    if (lon - before > 180) lon -= 360;
    else if (before - lon > 180) lon += 360;
    while (lon - before > 180) lon -= 360;
    while (before - lon > 180) lon += 360;
    before = lon;
    points.push(lon, lat);
  }
  return points;
}
