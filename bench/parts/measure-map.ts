import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { measureMapInk } from './measure-map-ink.ts';
import { measureMapTiles } from './measure-map-tiles.ts';

/** The map near: how much it shows, and how long the painter takes for a tile. */
export async function measureMap(bench: Bench): Promise<Figure[]> {
  return [...(await measureMapTiles(bench)), ...(await measureMapInk(bench))];
}
