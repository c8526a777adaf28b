import { TravelError } from '#src/domain/errors.ts';
import type { BasemapTiles } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { once } from '#src/timing/once.ts';
import type { PainterReply, PainterRequest } from './painter-messages.ts';
import type { TilePainter } from './tiles/tile-painter.ts';

type Question = Exclude<PainterRequest, { kind: 'drop' }>;
/** A question without its number. */
type Wish = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'id'>
    : never
  : never;
type Ask = (wish: Wish, signal?: AbortSignal) => Promise<PainterReply>;

/**
 * The bundled map's pictures and names, made in a worker that starts at once; where there are no
 * workers, on the page's own thread.
 */
export function createPainterClient(loadPack: () => Promise<DataPack>): BasemapTiles {
  const here = (): Ask => askHere(loadPack);
  const ask = typeof Worker === 'undefined' ? here() : askWorker(here);
  const pictureOf = async (wish: Wish, signal?: AbortSignal): Promise<ImageBitmap> => {
    signal?.throwIfAborted();
    const reply = await ask(wish, signal);
    if (reply.kind !== 'picture') throw new TravelError('data-missing');
    return reply.picture;
  };
  return {
    sketch: (tile, signal) => pictureOf({ kind: 'sketch', tile }, signal),
    picture: (tile, signal) => pictureOf({ kind: 'picture', tile }, signal),
    async labels(z, x, y, signal) {
      signal?.throwIfAborted();
      const reply = await ask({ kind: 'labels', z, x, y }, signal);
      if (reply.kind !== 'labels') throw new TravelError('data-missing');
      return reply.labels;
    },
  };
}

/**
 * Draws on the page's thread; this code is loaded only where there is no worker. After a failed
 * start the next request tries again.
 */
function askHere(loadPack: () => Promise<DataPack>): Ask {
  const painter = once(async (): Promise<TilePainter> => {
    const [{ createTilePainter }, pack] = await Promise.all([
      import('./tiles/tile-painter.ts'),
      loadPack(),
    ]);
    return createTilePainter(pack);
  });
  return async (wish) => {
    const made = await painter();
    if (wish.kind === 'labels') {
      return { kind: 'labels', id: 0, labels: await made.labels(wish.z, wish.x, wish.y) };
    }
    return { kind: 'picture', id: 0, picture: await made[wish.kind](wish.tile) };
  };
}

type Waiting = {
  wish: Wish;
  done: (reply: PainterReply | Promise<PainterReply>) => void;
};

function askWorker(otherwise: () => Ask): Ask {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let fallback: Ask | null = null;
  const worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
  const send = (request: PainterRequest): void => worker.postMessage(request, []);
  // Both ends are of one build: there is nothing foreign in what it says.
  worker.addEventListener('message', ({ data: reply }: MessageEvent<PainterReply>) => {
    waiting.get(reply.id)?.done(reply);
    waiting.delete(reply.id);
  });
  // A worker that does not start (an old browser, a blocked script) leaves the work to the page.
  worker.addEventListener('error', () => {
    const ask = otherwise();
    fallback = ask;
    for (const { wish, done } of waiting.values()) done(ask(wish));
    waiting.clear();
  });
  return (wish, signal) => {
    if (fallback !== null) return fallback(wish, signal);
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { wish, done: resolve });
      send({ ...wish, id });
      signal?.addEventListener('abort', () => {
        if (waiting.delete(id)) send({ kind: 'drop', id });
        reject(new DOMException('The picture is no longer wanted', 'AbortError'));
      });
    });
  };
}
