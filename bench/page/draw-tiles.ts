import * as v from 'valibot';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { Bench } from '../bench.ts';
import { besideWorker } from './built-worker.ts';
import { PICTURE } from './map-pictures.ts';
import type { Point } from './map-pictures.ts';

type Tile = { z: number; x: number; y: number };

const TILE_PX = 512;

const timesSchema = v.array(
  v.object({
    zoom: v.number(),
    /** Includes loading and reading its files where no earlier tile needed them. */
    first: v.number(),
    again: v.number(),
  }),
);

/** Milliseconds at full speed; `zoom` of the view. */
export type TileTimes = v.InferOutput<typeof timesSchema>;

type Drawn = { tiles: readonly Tile[]; pixelRatio: number; detail?: DetailSources };

/** Times the built worker with tiles, one after the other. */
export function timeTiles(bench: Bench, drawn: Drawn): Promise<TileTimes> {
  return besideWorker(bench, 'painter', async (page, worker) =>
    v.parse(timesSchema, await page.evaluate(drawTiles, { ...drawn, worker })),
  );
}

/** The tiles of the views at these zooms; a tile of twice the usual side belongs to one zoom less. */
export function tilesAround({ lat, lng }: Point, zooms: { first: number; last: number }): Tile[] {
  const northing = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  const [east, south] = [(lng + 180) / 360, 0.5 - northing / (2 * Math.PI)];
  const tiles: Tile[] = [];
  for (let z = zooms.first - 1; z < zooms.last; z += 1) {
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

type Reply = { kind: string; answered?: boolean; picture?: ImageBitmap };

/** Runs in the page, where no helper of this file is: nothing in it has a name of its own. */
async function drawTiles({ worker: path, tiles, pixelRatio, detail }: Drawn & { worker: string }) {
  const worker = new Worker(path, { type: 'module' });
  const times: { zoom: number; first: number; again: number }[] = [];
  /* oxlint-disable unicorn/require-post-message-target-origin -- a worker has no origin */
  if (detail !== undefined) worker.postMessage({ kind: 'detail', id: 0, sources: detail });
  for (const tile of tiles) {
    const time = { zoom: tile.z + 1, first: 0, again: 0 };
    for (const drawing of ['first', 'again'] as const) {
      const startedMs = performance.now();
      worker.postMessage({
        kind: 'picture',
        id: 1,
        tile: { ...tile, pixelRatio, scheme: 'light' },
      });
      let reply: Reply = { kind: 'detail-answer' };
      while (reply.kind === 'detail-answer') {
        if (reply.answered === false) throw new Error('a detail tile was not answered');
        reply = await new Promise<Reply>((resolve) => {
          worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => resolve(data), {
            once: true,
          });
        });
      }
      time[drawing] = performance.now() - startedMs;
      if (reply.kind !== 'picture') throw new Error('the painter has drawn nothing');
      reply.picture?.close();
    }
    times.push(time);
  }
  /* oxlint-enable unicorn/require-post-message-target-origin */
  worker.terminate();
  return times;
}
