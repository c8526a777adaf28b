import { readNetcdf } from './read-netcdf.ts';

/** Units of a cell of the grid in each direction. */
export const CELL_UNITS = 65_535;

/** A piece of a line within one cell. */
export type GshhgSegment = {
  index: number;
  /** The cell, from -180 degrees east and from the south pole. */
  column: number;
  row: number;
  /** Points from the cell's south-west corner, in its units: x, y, x, y, … */
  points: number[];
};

const VARIABLES = [
  'Bin_size_in_minutes',
  'Id_of_first_segment_in_a_bin',
  'N_segments_in_a_bin',
  'Id_of_first_point_in_a_segment',
  'Relative_longitude_from_SW_corner_of_bin',
  'Relative_latitude_from_SW_corner_of_bin',
] as const;

/**
 * A file of GSHHG's netCDF edition, which cuts every line into the cells of a grid: its segments, and
 * variables of it. `lengthOf`: how many points a segment has, which the files say in different ways.
 */
export function readGshhg<Name extends string>(
  file: string,
  names: readonly Name[],
  lengthOf: (segment: number, variables: Record<Name, Float64Array>) => number,
): {
  cellDegrees: number;
  columns: number;
  variables: Record<Name, Float64Array>;
  segments: Iterable<GshhgSegment>;
} {
  const data = readNetcdf(file, VARIABLES);
  const variables = readNetcdf(file, names);
  const cellDegrees = (data.Bin_size_in_minutes[0] ?? 0) / 60;
  const columns = 360 / cellDegrees;
  const rows = 180 / cellDegrees;
  const [x, y] = [
    data.Relative_longitude_from_SW_corner_of_bin,
    data.Relative_latitude_from_SW_corner_of_bin,
  ];
  function* segments(): Generator<GshhgSegment> {
    for (const [cell, count] of data.N_segments_in_a_bin.entries()) {
      const first = data.Id_of_first_segment_in_a_bin[cell] ?? 0;
      for (let index = first; index < first + count; index += 1) {
        const from = data.Id_of_first_point_in_a_segment[index] ?? 0;
        const points: number[] = [];
        for (let at = from; at < from + lengthOf(index, variables); at += 1) {
          points.push((x[at] ?? 0) & 0xffff, (y[at] ?? 0) & 0xffff);
        }
        yield {
          index,
          column: cell % columns,
          row: rows - 1 - Math.floor(cell / columns),
          points,
        };
      }
    }
  }
  return { cellDegrees, columns, variables, segments: segments() };
}
