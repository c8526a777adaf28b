import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { median } from '../figures/statistics.ts';
import { tilesAround, timeTiles } from '../page/draw-tiles.ts';
import { PHONE } from '../page/phone.ts';
import { MAP_PLACES, ZOOMS } from './map-places.ts';

/**
 * Times the painter with the tiles of the places' views. CPU throttling does not reach workers, so the time
 * at full speed is multiplied.
 */
export async function measureMapTiles(bench: Bench): Promise<Figure[]> {
  const tiles = Object.values(MAP_PLACES).flatMap((place) => tilesAround(place, ZOOMS));
  const usual = await timeTiles(bench, { tiles, pixelRatio: 1 });
  const dense = await timeTiles(bench, { tiles, pixelRatio: 2 });
  const [first, again] = [slowMs(usual.map((time) => time.first)), agains(usual)];
  return [
    {
      what: 'map tile drawn',
      value: again,
      unit: 'ms',
      bar: 60,
      detail: `${tiles.length} tiles, worker's time x ${PHONE.cpuSlowdown}, p50; the first time ${Math.round(first)}, on a dense screen ${Math.round(agains(dense))} ms`,
    },
  ];
}

function agains(times: readonly { again: number }[]): number {
  return slowMs(times.map(({ again }) => again));
}

/** As long as half of them take on the phone. */
export function slowMs(times: readonly number[]): number {
  return median(times) * PHONE.cpuSlowdown;
}
