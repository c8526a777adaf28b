import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { readElevationFile } from './elevation-file.ts';
import type { BlockHeights } from './elevation-file.ts';
import { ELEVATION_LAYOUT, elevationFileName } from './elevation-layout.ts';
import type { ElevationLevel } from './elevation-layout.ts';

/** The cells that cover the requested bounds; row-major, north row first. */
export type ElevationWindow = {
  /** Metres above the sea, surface of lakes; exactly 0 on the sea and nowhere else. */
  heights: Int16Array;
  /** 0 sea, 1 land, 2 lake. */
  kinds: Uint8Array;
  columns: number;
  rows: number;
  /** North edge of the first row, degrees: cell centres are at north - (row + 0.5) * step. */
  north: number;
  /** West edge of the first column, degrees; may be < -180. */
  west: number;
  stepDegrees: number;
};

type ElevationBounds = { north: number; south: number; west: number; east: number };

export interface ElevationGrid {
  /**
   * `west` may be below -180 and `east` above 180: the grid wraps. Beyond the poles the window is
   * cut off. Fails with 'data-missing'.
   */
  window(bounds: ElevationBounds, level: ElevationLevel): Promise<ElevationWindow>;
}

/** How many decoded blocks are kept, of 0.9 MB each. */
const KEPT_BLOCKS = 16;

/**
 * The world's heights: NOAA ETOPO 2022 (north of 60 N and south of 60 S ETOPO5), shores GSHHG.
 * See data/elevation/README.md.
 */
export function createElevationGrid(pack: DataPack, keptBlocks = KEPT_BLOCKS): ElevationGrid {
  const cache = new Map<string, Promise<BlockHeights>>();
  const block = (level: ElevationLevel, row: number, column: number): Promise<BlockHeights> => {
    const name = elevationFileName(level, row, column);
    const loading = cache.get(name) ?? load(pack, level, name);
    cache.delete(name);
    cache.set(name, loading);
    loading.catch(() => cache.delete(name));
    const [oldest] = cache.keys();
    if (cache.size > keptBlocks && oldest !== undefined) cache.delete(oldest);
    return loading;
  };
  const place = async (
    level: ElevationLevel,
    row: number,
    column: number,
    window: ElevationWindow,
    at: { top: number; left: number },
  ): Promise<void> => {
    const { blockColumns, blockRows } = ELEVATION_LAYOUT[level];
    const heights = await block(level, row, column);
    copyBlock(heights, { columns: blockColumns, rows: blockRows }, window, at);
  };
  return {
    async window(bounds, level) {
      const window = emptyWindow(bounds, level);
      const { blockColumns, blockRows, cellsPerDegree } = ELEVATION_LAYOUT[level];
      const top = Math.round((90 - window.north) * cellsPerDegree);
      const left = Math.round((window.west + 180) * cellsPerDegree);
      const worldColumns = 360 * cellsPerDegree;
      const pieces: Promise<void>[] = [];
      for (let row = blockOf(top, blockRows); row * blockRows < top + window.rows; row++) {
        const first = blockOf(left, blockColumns);
        for (let column = first; column * blockColumns < left + window.columns; column++) {
          const blocksAround = worldColumns / blockColumns;
          const wrapped = ((column % blocksAround) + blocksAround) % blocksAround;
          const at = { top: row * blockRows - top, left: column * blockColumns - left };
          pieces.push(place(level, row, wrapped, window, at));
        }
      }
      await Promise.all(pieces);
      return window;
    },
  };
}

async function load(pack: DataPack, level: ElevationLevel, name: string): Promise<BlockHeights> {
  const { blockColumns, blockRows } = ELEVATION_LAYOUT[level];
  return readElevationFile(await pack.bytes(name), { columns: blockColumns, rows: blockRows });
}

function blockOf(cell: number, blockSize: number): number {
  return Math.floor(cell / blockSize);
}

function emptyWindow(bounds: ElevationBounds, level: ElevationLevel): ElevationWindow {
  const { cellsPerDegree } = ELEVATION_LAYOUT[level];
  const worldRows = 180 * cellsPerDegree;
  const asked = Math.floor((90 - bounds.north) * cellsPerDegree);
  const top = Math.min(worldRows - 1, Math.max(0, asked));
  const bottom = Math.min(worldRows, Math.ceil((90 - bounds.south) * cellsPerDegree));
  const left = Math.floor((bounds.west + 180) * cellsPerDegree);
  const right = Math.ceil((bounds.east + 180) * cellsPerDegree);
  const rows = Math.max(1, bottom - top);
  const columns = Math.max(1, right - left);
  return {
    heights: new Int16Array(rows * columns),
    kinds: new Uint8Array(rows * columns),
    columns,
    rows,
    north: 90 - top / cellsPerDegree,
    west: left / cellsPerDegree - 180,
    stepDegrees: 1 / cellsPerDegree,
  };
}

/** Copies the part of a block that lies in the window; `at` is the block's corner in its cells. */
function copyBlock(
  block: BlockHeights,
  size: { columns: number; rows: number },
  window: ElevationWindow,
  at: { top: number; left: number },
): void {
  const from = Math.max(0, -at.left);
  const to = Math.min(size.columns, window.columns - at.left);
  if (to <= from) return;
  for (let row = Math.max(0, -at.top); row < Math.min(size.rows, window.rows - at.top); row++) {
    const source = row * size.columns;
    const target = (row + at.top) * window.columns + at.left + from;
    window.heights.set(block.heights.subarray(source + from, source + to), target);
    window.kinds.set(block.kinds.subarray(source + from, source + to), target);
  }
}
