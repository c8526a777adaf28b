import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Climate } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import type { ElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { heightAt, kindAt, nearestKindKm } from '#src/providers/elevation/ground-at.ts';
import {
  createSettlementHeights,
  keptAboveSea,
} from '#src/providers/elevation/settlement-heights.ts';
import type { SettlementHeights } from '#src/providers/elevation/settlement-heights.ts';
import { once } from '#src/timing/once.ts';
import { cornersAround } from './bilinear-corners.ts';
import { readLapseGrid, readSeaGrid, readSurfaceTile } from './climate-files.ts';
import type { MonthGrid } from './climate-files.ts';
import { CLIMATE_FILES, SEA_GRID, TILE_CELLS, TILE_COLUMNS, TILE_ROWS } from './climate-layout.ts';
import { readCorrections, withCorrections } from './local-corrections.ts';
import { withDayToDay } from './day-to-day.ts';
import type { MonthMeans } from './day-to-day.ts';
import { exposureAt, withExposure } from './exposure.ts';
import type { Exposure, SeaAir } from './exposure.ts';
import { landNormalsAt } from './land-normals.ts';
import type { SurfaceCellMonths } from './land-normals.ts';

/** Up to here off the coast the land's climate counts, and up to here inland the sea's temperature. */
const COAST_KM = 25;
const WINDOW_DEGREES = 0.3;
/** The order of the elements in the sea's file. */
const SEA = { middle: 0, range: 1, water: 2, wind: 3, humidity: 4 } as const;

/**
 * The bundled climate surface (data/climate/README.md): normals of 1991-2020 for every point of
 * the world, at the height of the ground. Over the open sea temperatures only. Fails with
 * 'data-missing'.
 */
export function createSurfaceClimate(pack: DataPack, elevation: ElevationGrid): Climate {
  const surface = createSurface(pack);
  const settlements = createSettlementHeights(pack);
  const lapse = once(async () => readLapseGrid(await pack.bytes(CLIMATE_FILES.lapse)));
  const local = once(async () => readCorrections(await pack.bytes(CLIMATE_FILES.local)));
  const sea = once(async () => readSeaGrid(await pack.bytes(CLIMATE_FILES.sea)));
  return {
    async normalsAt(point, signal): Promise<ClimateNormals> {
      signal?.throwIfAborted();
      const ground = await groundAt(elevation, settlements, point);
      signal?.throwIfAborted();
      const grid = await sea();
      signal?.throwIfAborted();
      const water = ground.seaKm <= COAST_KM ? seaMonthsAt(grid, point, SEA.water) : null;
      const air = {
        wind: seaMonthsAt(grid, point, SEA.wind),
        humidity: seaMonthsAt(grid, point, SEA.humidity),
      };
      if (ground.landKm <= COAST_KM) {
        const plain = await landNormalsAt(point, ground.height, surface, await lapse());
        const corrections = await local();
        signal?.throwIfAborted();
        if (plain !== null) {
          const corrected = withCorrections(plain, point, ground.height, corrections);
          const months = withExposure(corrected, ground.exposure, air);
          return {
            months: withDayToDay(months, point.lat),
            elevation: ground.height,
            surface: 'land',
            sea: water,
          };
        }
      }
      return {
        months: withDayToDay(seaNormalsAt(grid, point, air), point.lat),
        elevation: 0,
        surface: 'sea',
        sea: water,
      };
    },
  };
}

async function groundAt(
  elevation: ElevationGrid,
  settlements: SettlementHeights,
  point: LatLng,
): Promise<{ height: number; landKm: number; seaKm: number; exposure: Exposure }> {
  const { lat, lng } = point;
  const wide = WINDOW_DEGREES / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  const window = await elevation.window(
    {
      north: lat + WINDOW_DEGREES,
      south: lat - WINDOW_DEGREES,
      west: lng - wide,
      east: lng + wide,
    },
    'full',
  );
  const correction = kindAt(window, point) === 1 ? await settlements.correctionAt(point) : 0;
  const height = heightAt(window, point);
  const seaKm = nearestKindKm(window, point, (kind) => kind === 0);
  const corrected = Math.round(height + keptAboveSea(correction, height, seaKm));
  return {
    height: corrected,
    exposure: exposureAt(window, point, corrected),
    landKm: nearestKindKm(window, point, (kind) => kind !== 0),
    seaKm,
  };
}

function createSurface(pack: DataPack): SurfaceCellMonths {
  const tiles = new Map<number, Promise<MonthGrid>>();
  const load = async (tile: number): Promise<MonthGrid> =>
    readSurfaceTile(await pack.bytes(CLIMATE_FILES.surface), tile, TILE_COLUMNS * TILE_ROWS);
  return async (row, column, element) => {
    const number = Math.floor(row / TILE_CELLS) * TILE_COLUMNS + Math.floor(column / TILE_CELLS);
    const loading = tiles.get(number) ?? load(number);
    tiles.set(number, loading);
    loading.catch(() => tiles.delete(number));
    return (await loading).months(row % TILE_CELLS, column % TILE_CELLS, element);
  };
}

/** An element of the sea's grid at a point, bilinear; the grid has a value in every cell. */
function seaMonthsAt(sea: MonthGrid, { lat, lng }: LatLng, element: number): number[] {
  const months = new Float64Array(12);
  for (const { row, column, share } of cornersAround(SEA_GRID, lat, lng)) {
    for (const [month, value] of (sea.months(row, column, element) ?? []).entries()) {
      months[month] = (months[month] ?? 0) + share * value;
    }
  }
  return [...months];
}

function seaNormalsAt(sea: MonthGrid, point: LatLng, air: SeaAir): MonthMeans[] {
  const middle = seaMonthsAt(sea, point, SEA.middle);
  const range = seaMonthsAt(sea, point, SEA.range);
  return middle.map((mean, month) => {
    const half = Math.max(0, range[month] ?? 0) / 2;
    return {
      high: mean + half,
      low: mean - half,
      precipitation: null,
      wetDays: null,
      sunshine: null,
      wind: Math.max(0, air.wind[month] ?? 0),
      humidity: Math.min(1, Math.max(0, air.humidity[month] ?? 0)),
    };
  });
}
