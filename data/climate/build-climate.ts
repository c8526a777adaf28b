import {
  ELEMENT_STEPS,
  readLapseGrid,
  readSurfaceTile,
} from '#src/providers/climate/climate-files.ts';
import {
  CLIMATE_FILES,
  LAPSE_GRID,
  SEA_GRID,
  SURFACE_GRID,
  TILE_CELLS,
  TILE_COLUMNS,
  TILE_ROWS,
} from '#src/providers/climate/climate-layout.ts';
import type { SurfaceCellMonths } from '#src/providers/climate/land-normals.ts';
import { encodeCorrections } from '#src/providers/climate/local-corrections.ts';
import { writePackPart } from '../pack-file.ts';
import { encodePlanes } from './encode-planes.ts';
import type { MonthCells } from './encode-planes.ts';
import { lapseField } from './lapse-field.ts';
import { localCorrections } from './local-corrections.ts';
import { readClimateInputs } from './inputs/read-climate-inputs.ts';
import { seaField } from './sea-field.ts';
import { surfaceCells } from './surface-cells.ts';
import { surfaceMonths } from './surface-months.ts';

/** Writes the part `climate` of the data pack; the README beside this file says how and why. */
export async function buildClimate(referenceFolder: string): Promise<void> {
  const { world, coastKm, grids, training, seaSurface, coasts } =
    await readClimateInputs(referenceFolder);
  const cells = surfaceCells(world, coastKm);
  console.log(`climate: ${cells.filter((cell) => cell !== null).length} cells`);
  const lapse = encodePlanes(lapseField(cells, training), LAPSE_GRID, ELEMENT_STEPS.lapse);
  const lapseGrid = readLapseGrid(lapse);
  const months = cells.map((cell) =>
    cell === null ? null : surfaceMonths(cell, training.fit(cell), lapseGrid),
  );
  const surface = encodeSurface(months);
  const corrections = await localCorrections(training, surfaceReader(surface), lapseGrid);
  console.log(`climate: ${corrections.length} local corrections`);
  await writePackPart('climate', 'data', [
    { name: CLIMATE_FILES.surface, bytes: surface },
    {
      name: CLIMATE_FILES.sea,
      bytes: encodePlanes(
        seaField(world.kinds, grids, seaSurface, coasts),
        SEA_GRID,
        ELEMENT_STEPS.sea,
      ),
    },
    { name: CLIMATE_FILES.lapse, bytes: lapse },
    { name: CLIMATE_FILES.local, bytes: encodeCorrections(corrections) },
  ]);
}

/** Reads the encoded surface as the app does. */
function surfaceReader(file: Uint8Array): SurfaceCellMonths {
  const tiles = Array.from({ length: TILE_ROWS * TILE_COLUMNS }, (_, tile) =>
    readSurfaceTile(file, tile, TILE_ROWS * TILE_COLUMNS),
  );
  return async (row, column, element) => {
    const tile = Math.floor(row / TILE_CELLS) * TILE_COLUMNS + Math.floor(column / TILE_CELLS);
    return tiles[tile]?.months(row % TILE_CELLS, column % TILE_CELLS, element) ?? null;
  };
}

function encodeSurface(months: MonthCells): Uint8Array {
  const tiles: Uint8Array[] = [];
  for (let tile = 0; tile < TILE_ROWS * TILE_COLUMNS; tile++) {
    const top = Math.floor(tile / TILE_COLUMNS) * TILE_CELLS;
    const left = (tile % TILE_COLUMNS) * TILE_CELLS;
    const cells = Array.from({ length: TILE_CELLS * TILE_CELLS }, (_, cell) => {
      const row = top + Math.floor(cell / TILE_CELLS);
      return months[row * SURFACE_GRID.columns + left + (cell % TILE_CELLS)] ?? null;
    });
    tiles.push(
      encodePlanes(cells, { columns: TILE_CELLS, rows: TILE_CELLS }, ELEMENT_STEPS.surface),
    );
  }
  const size = tiles.reduce((sum, tile) => sum + tile.length, 0);
  const file = new Uint8Array(tiles.length * 4 + size);
  const view = new DataView(file.buffer);
  let end = 0;
  for (const [index, tile] of tiles.entries()) {
    file.set(tile, tiles.length * 4 + end);
    end += tile.length;
    view.setUint32(index * 4, end, true);
  }
  return file;
}
