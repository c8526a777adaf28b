import * as v from 'valibot';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { Bench } from '../bench.ts';
import { besideWorker } from './built-worker.ts';
import { PICTURE } from './map-pictures.ts';
import type { Point } from './map-pictures.ts';

export type Tile = { z: number; x: number; y: number };

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

/** Runs in the page. */
async function drawTiles({ worker: path, tiles, pixelRatio, detail }: Drawn & { worker: string }) {
  const worker = new Worker(path, { type: 'module' });
  /* oxlint-disable unicorn/require-post-message-target-origin -- a worker has no origin */
  if (detail !== undefined) worker.postMessage({ kind: 'detail', id: 0, sources: detail });
  const draw = (id: number, tile: Tile) =>
    new Promise<Reply>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<Reply>) => {
        if (data.answered === false) reject(new Error('a detail tile was not answered'));
        if (data.kind === 'detail-answer') return;
        worker.removeEventListener('message', hear);
        resolve(data);
      };
      worker.addEventListener('message', hear);
      worker.postMessage({ kind: 'picture', id, tile: { ...tile, pixelRatio, scheme: 'light' } });
    });
  /* oxlint-enable unicorn/require-post-message-target-origin */
  const timed = async (id: number, tile: Tile) => {
    const startedMs = performance.now();
    const reply = await draw(id, tile);
    if (reply.kind !== 'picture') throw new Error('the painter has drawn nothing');
    reply.picture?.close();
    return performance.now() - startedMs;
  };
  const times: { zoom: number; first: number; again: number }[] = [];
  for (const [at, tile] of tiles.entries()) {
    const first = await timed(2 * at + 1, tile);
    times.push({ zoom: tile.z + 1, first, again: await timed(2 * at + 2, tile) });
  }
  worker.terminate();
  return times;
}
