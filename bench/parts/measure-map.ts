import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { measureDetailTiles } from './measure-detail-tiles.ts';
import { measureMapInk } from './measure-map-ink.ts';
import { measureMapTiles } from './measure-map-tiles.ts';

/** The map near: how long the painter takes for a tile, of the detailed map as well, and how much it shows. */
export async function measureMap(bench: Bench): Promise<Figure[]> {
  return [
    ...(await measureMapTiles(bench)),
    ...(await measureDetailTiles(bench)),
    ...(await measureMapInk(bench)),
  ];
}
