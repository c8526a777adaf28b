import { readNetcdf } from './read-netcdf.ts';

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

const BIN_UNITS = 65_535;
const CLOSED_IN_BIN = 4;
/** Antarctica comes twice: by its ice front, which is kept as level 1, and by this. */
const GROUNDING_LINE = 6;

/**
 * The shores of GSHHG. The netCDF edition cuts every polygon into the cells of a grid; this joins
 * the pieces again: a piece that leaves a cell ends exactly where the next one of the same polygon
 * begins.
 */
export function readShorelines(resolution: 'h' | 'f'): ShoreRing[] {
  const file = `binned_GSHHS_${resolution}.nc`;
  const data = readNetcdf(file, [
    'Bin_size_in_minutes',
    'Id_of_first_segment_in_a_bin',
    'N_segments_in_a_bin',
    'Embedded_npts_levels_exit_entry_for_a_segment',
    'Id_of_first_point_in_a_segment',
    'Id_of_GSHHS_ID',
    'Relative_longitude_from_SW_corner_of_bin',
    'Relative_latitude_from_SW_corner_of_bin',
    'The_km_squared_area_of_polygons',
  ]);
  const firstSegment = data.Id_of_first_segment_in_a_bin;
  const segmentCount = data.N_segments_in_a_bin;
  const x = data.Relative_longitude_from_SW_corner_of_bin;
  const y = data.Relative_latitude_from_SW_corner_of_bin;
  const binDegrees = (data.Bin_size_in_minutes[0] ?? 0) / 60;
  const binColumns = 360 / binDegrees;
  const binRows = 180 / binDegrees;
  const pieces = new Map<number, Piece[]>();
  for (let bin = 0; bin < segmentCount.length; bin += 1) {
    const column = bin % binColumns;
    const row = binRows - 1 - Math.floor(bin / binColumns);
    for (let k = 0; k < (segmentCount[bin] ?? 0); k += 1) {
      const segment = (firstSegment[bin] ?? 0) + k;
      const info = data.Embedded_npts_levels_exit_entry_for_a_segment[segment] ?? 0;
      const length = info >>> 9;
      const level = (info >> 6) & 7;
      if (level === GROUNDING_LINE) continue;
      const points: number[] = [];
      for (let p = 0; p < length; p += 1) {
        const at = (data.Id_of_first_point_in_a_segment[segment] ?? 0) + p;
        points.push(
          column * BIN_UNITS + ((x[at] ?? 0) & 0xffff),
          row * BIN_UNITS + ((y[at] ?? 0) & 0xffff),
        );
      }
      const id = data.Id_of_GSHHS_ID[segment] ?? 0;
      const list = pieces.get(id) ?? [];
      list.push({ ...ends(points, binColumns), level, points, used: (info & 7) === CLOSED_IN_BIN });
      pieces.set(id, list);
    }
  }
  const rings: ShoreRing[] = [];
  for (const [id, list] of pieces) {
    const area = data.The_km_squared_area_of_polygons[id] ?? 0;
    for (const joined of joinPieces(list)) {
      rings.push({
        level: joined.level,
        areaKm2: Math.abs(area),
        river: area < 0,
        points: toDegrees(joined.points, binDegrees),
      });
    }
  }
  return rings;
}

function ends(points: readonly number[], binColumns: number): { start: string; end: string } {
  const around = binColumns * BIN_UNITS;
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

function toDegrees(units: readonly number[], binDegrees: number): number[] {
  const points: number[] = [];
  let before = Number.NaN;
  for (let at = 0; at < units.length; at += 2) {
    let lon = ((units[at] ?? 0) / BIN_UNITS) * binDegrees;
    const lat = ((units[at + 1] ?? 0) / BIN_UNITS) * binDegrees - 90;
    if (lon - before > 180) lon -= 360;
    else if (before - lon > 180) lon += 360;
    while (lon - before > 180) lon -= 360;
    while (before - lon > 180) lon += 360;
    before = lon;
    points.push(lon, lat);
  }
  return points;
}
