import { cellAt } from '#data/elevation/cell-grid.ts';
import { CELL } from '#data/elevation/world-cells.ts';
import type { WorldCells } from '#data/elevation/world-cells.ts';
import type { Station } from './read-stations.ts';

/** North of it the heights at hand are coarser than those the figures were made with, degrees. */
const FINE_LAT = 60;

/**
 * The file's figures are those of WorldClim's cell of 2.5 minutes around the station, not of the
 * station: stations of one cell have the same ones (1,713 of 1,785 groups), whatever their heights.
 * So the height that belongs to them is the mean of that cell, 900 m above the village in Zermatt.
 */
export function atCellHeight(station: Station, world: WorldCells): Station {
  const cell = cellAt(station.lat, station.lng);
  if (Math.abs(station.lat) > FINE_LAT || world.kinds[cell] === CELL.sea) return station;
  return { ...station, elevation: world.heights[cell] ?? station.elevation };
}
