import * as v from 'valibot';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { median } from '../figures/statistics.ts';
import { besideWorker } from '../page/built-worker.ts';
import { PICTURE } from '../page/map-pictures.ts';
import type { Point } from '../page/map-pictures.ts';
import { PHONE } from '../page/phone.ts';
import { MAP_PLACES, ZOOMS } from './map-places.ts';

type Tile = { z: number; x: number; y: number };

const TILE_PX = 512;

const timesSchema = v.object({
  /** Includes loading and reading its files where no earlier tile needed them. */
  first: v.array(v.number()),
  again: v.array(v.number()),
});

/**
 * Times the built worker with the tiles of the places' views, one after the other. CPU throttling does
 * not reach workers, so the time at full speed is multiplied.
 */
export async function measureMapTiles(bench: Bench): Promise<Figure[]> {
  const tiles = Object.values(MAP_PLACES).flatMap(tilesAround);
  const timesAt = (pixelRatio: number) =>
    besideWorker(bench, 'painter', async (page, worker) =>
      v.parse(timesSchema, await page.evaluate(drawTiles, { worker, tiles, pixelRatio })),
    );
  const usual = await timesAt(1);
  const dense = await timesAt(2);
  return [
    {
      what: 'map tile drawn',
      value: slowMs(usual.again),
      unit: 'ms',
      bar: 60,
      detail: `${tiles.length} tiles, worker's time x ${PHONE.cpuSlowdown}, p50; the first time ${Math.round(slowMs(usual.first))}, on a dense screen ${Math.round(slowMs(dense.again))} ms`,
    },
  ];
}

function slowMs(times: readonly number[]): number {
  return median(times) * PHONE.cpuSlowdown;
}

/** The tiles of the views at all zooms; a tile of twice the usual side belongs to one zoom less. */
function tilesAround({ lat, lng }: Point): Tile[] {
  const northing = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  const [east, south] = [(lng + 180) / 360, 0.5 - northing / (2 * Math.PI)];
  const tiles: Tile[] = [];
  for (let z = ZOOMS.first - 1; z < ZOOMS.last; z += 1) {
    const between = (center: number, px: number) => {
      const [from, to] = [-0.5, 0.5].map((side) =>
        Math.floor(center * 2 ** z + (side * px) / TILE_PX),
      );
      return { from: from ?? 0, to: to ?? 0 };
    };
    const [columns, rows] = [between(east, PICTURE.width), between(south, PICTURE.height)];
    for (let x = columns.from; x <= columns.to; x += 1) {
      for (let y = rows.from; y <= rows.to; y += 1) tiles.push({ z, x, y });
    }
  }
  return tiles;
}

type Reply = { kind: string; picture?: ImageBitmap };
type Drawing = { worker: string; tiles: readonly Tile[]; pixelRatio: number };

/** Runs in the page. */
async function drawTiles({ worker: path, tiles, pixelRatio }: Drawing) {
  const worker = new Worker(path, { type: 'module' });
  const times: { first: number[]; again: number[] } = { first: [], again: [] };
  for (const [id, tile] of tiles.entries()) {
    for (const drawing of [times.first, times.again]) {
      const startedMs = performance.now();
      const reply = await new Promise<Reply>((resolve) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => resolve(data), {
          once: true,
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        worker.postMessage({ kind: 'picture', id, tile: { ...tile, pixelRatio, scheme: 'light' } });
      });
      drawing.push(performance.now() - startedMs);
      if (reply.kind !== 'picture') throw new Error('the painter has drawn nothing');
      reply.picture?.close();
    }
  }
  worker.terminate();
  return times;
}
