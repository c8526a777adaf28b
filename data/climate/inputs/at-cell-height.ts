import { cellAt } from '#data/elevation/cell-grid.ts';
import { CELL } from '#data/elevation/world-cells.ts';
import type { WorldCells } from '#data/elevation/world-cells.ts';
import type { Station } from './read-stations.ts';

/** North of this the heights are coarser than those the values were computed with, degrees. */
const FINE_LAT = 60;

/**
 * Replaces a station's height by the mean height of its cell. The values in the file belong to
 * WorldClim's cell of 2.5 minutes: stations of one cell have the same ones (1,713 of 1,785 groups),
 * whatever their heights. In Zermatt the cell is 900 m higher than the village.
 */
export function atCellHeight(station: Station, world: WorldCells): Station {
  const cell = cellAt(station.lat, station.lng);
  if (Math.abs(station.lat) > FINE_LAT || world.kinds[cell] === CELL.sea) return station;
  return { ...station, elevation: world.heights[cell] ?? station.elevation };
}
