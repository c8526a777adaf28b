import { readFile } from 'node:fs/promises';
import { File } from 'jsfive';

/** Levels of shorelines: land, lake, island in a lake, pond on such an island. */
export type ShoreLevel = 1 | 2 | 3 | 4;

/**
 * The pieces of all shorelines of one level, flat: each piece is lng0, lat0, lng1, lat1 (degrees,
 * longitudes 0..360). The pieces of a polygon close, cut only where they meet at bin borders.
 */
export type Shorelines = Readonly<Record<ShoreLevel, Float64Array>>;

const BIN_DEGREES = 2;
const BINS_PER_ROW = 180;
const FULL_SCALE = 65_535;

/**
 * Reads the binned GSHHG shorelines (Wessel and Smith 1996, version 2.3.7, LGPL), resolution
 * 'high' (0.2 km), as the Debian package gmt-gshhg-high installs them. Antarctica is taken at its
 * ice front (level 1), so the grounding line (level 6) is left out.
 */
export async function readShorelines(file: string): Promise<Shorelines> {
  const bytes = await readFile(file);
  const hdf = new File(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    'shorelines',
  );
  const read = (name: string): number[] => hdf.get(name).value;
  const firstSegment = read('Id_of_first_segment_in_a_bin');
  const segmentCount = read('N_segments_in_a_bin');
  const embedded = read('Embedded_npts_levels_exit_entry_for_a_segment');
  const firstPoint = read('Id_of_first_point_in_a_segment');
  const lng = read('Relative_longitude_from_SW_corner_of_bin');
  const lat = read('Relative_latitude_from_SW_corner_of_bin');

  const pieces: Record<ShoreLevel, number[]> = { 1: [], 2: [], 3: [], 4: [] };
  segmentCount.forEach((count, bin) => {
    const west = (bin % BINS_PER_ROW) * BIN_DEGREES;
    const south = 90 - (Math.floor(bin / BINS_PER_ROW) + 1) * BIN_DEGREES;
    const place = (relative: number[], index: number, origin: number): number =>
      origin + (((relative[index] ?? 0) & 0xff_ff) / FULL_SCALE) * BIN_DEGREES;
    const start = firstSegment[bin] ?? 0;
    for (let segment = start; segment < start + count; segment++) {
      const packed = embedded[segment] ?? 0;
      const level = levelOf((packed >> 6) & 7);
      if (level === null) continue;
      const from = firstPoint[segment] ?? 0;
      for (let point = from + 1; point < from + (packed >> 9); point++) {
        pieces[level].push(
          place(lng, point - 1, west),
          place(lat, point - 1, south),
          place(lng, point, west),
          place(lat, point, south),
        );
      }
    }
  });
  return {
    1: Float64Array.from(pieces[1]),
    2: Float64Array.from(pieces[2]),
    3: Float64Array.from(pieces[3]),
    4: Float64Array.from(pieces[4]),
  };
}

function levelOf(level: number): ShoreLevel | null {
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : null;
}
