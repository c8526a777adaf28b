import { TravelError } from '#src/domain/errors.ts';
import type { BasemapTiles } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { abortError } from '#src/timing/abort.ts';
import { once } from '#src/timing/once.ts';
import type { PainterReply, PainterRequest } from './painter-messages.ts';
import type { TilePainter } from './tiles/tile-painter.ts';

type PaintRequest = Exclude<PainterRequest, { kind: 'abort' }>;
/** A request before it gets an id. */
type NewRequest = PaintRequest extends infer Each
  ? Each extends PaintRequest
    ? Omit<Each, 'id'>
    : never
  : never;
type SendRequest = (request: NewRequest, signal?: AbortSignal) => Promise<PainterReply>;

/**
 * The pictures and labels of the bundled map, drawn in a worker that starts at once; without
 * workers, on the main thread.
 */
export function createPainterClient(loadPack: () => Promise<DataPack>): BasemapTiles {
  const onMainThread = (): SendRequest => createMainThreadPainter(loadPack);
  const send = typeof Worker === 'undefined' ? onMainThread() : createWorkerPainter(onMainThread);
  const pictureOf = async (request: NewRequest, signal?: AbortSignal): Promise<ImageBitmap> => {
    signal?.throwIfAborted();
    const reply = await send(request, signal);
    if (reply.kind !== 'picture') throw new TravelError('data-missing');
    return reply.picture;
  };
  return {
    preview: (tile, signal) => pictureOf({ kind: 'preview', tile }, signal),
    picture: (tile, signal) => pictureOf({ kind: 'picture', tile }, signal),
    async labels(z, x, y, signal) {
      signal?.throwIfAborted();
      const reply = await send({ kind: 'labels', z, x, y }, signal);
      if (reply.kind !== 'labels') throw new TravelError('data-missing');
      return reply.labels;
    },
  };
}

/**
 * Draws on the page's thread; this code is loaded only where there is no worker. After a failed
 * start the next request tries again.
 */
function createMainThreadPainter(loadPack: () => Promise<DataPack>): SendRequest {
  const loadPainter = once(async (): Promise<TilePainter> => {
    const [{ createTilePainter }, pack] = await Promise.all([
      import('./tiles/tile-painter.ts'),
      loadPack(),
    ]);
    return createTilePainter(pack);
  });
  return async (request) => {
    const painter = await loadPainter();
    if (request.kind === 'labels') {
      const { z, x, y } = request;
      return { kind: 'labels', id: 0, labels: await painter.labels(z, x, y) };
    }
    return { kind: 'picture', id: 0, picture: await painter[request.kind](request.tile) };
  };
}

type Pending = {
  request: NewRequest;
  resolve: (reply: PainterReply | Promise<PainterReply>) => void;
};

function createWorkerPainter(createFallback: () => SendRequest): SendRequest {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let fallback: SendRequest | null = null;
  const worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
  const post = (message: PainterRequest): void => worker.postMessage(message, []);
  // Page and worker are of one build, so its replies are not parsed.
  worker.addEventListener('message', ({ data: reply }: MessageEvent<PainterReply>) => {
    pending.get(reply.id)?.resolve(reply);
    pending.delete(reply.id);
  });
  // Falls back to the main thread when the worker does not start (an old browser, a blocked script).
  worker.addEventListener('error', () => {
    const send = createFallback();
    fallback = send;
    for (const { request, resolve } of pending.values()) resolve(send(request));
    pending.clear();
  });
  return (request, signal) => {
    if (fallback !== null) return fallback(request, signal);
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      pending.set(id, { request, resolve });
      post({ ...request, id });
      signal?.addEventListener('abort', () => {
        if (pending.delete(id)) post({ kind: 'abort', id });
        reject(abortError());
      });
    });
  };
}
