import { TravelError } from '#src/domain/errors.ts';
import type { BasemapTiles } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { abortError } from '#src/timing/abort.ts';
import { once } from '#src/timing/once.ts';
import { watchSilence } from '#src/timing/silence-watch.ts';
import type { PainterReply, PainterRequest, PaintRequest } from './painter-messages.ts';
import type { TilePainter } from './tiles/tile-painter.ts';

/** The part of a Worker that is needed here. */
type WorkerLike = Pick<Worker, 'addEventListener'> & {
  postMessage: (message: PainterRequest, transfer: []) => void;
};
/** A request before it gets an id. */
type NewRequest = PaintRequest extends infer Each
  ? Each extends PaintRequest
    ? Omit<Each, 'id'>
    : never
  : never;
type SendRequest = (request: NewRequest, signal?: AbortSignal) => Promise<PainterReply>;

/**
 * The pictures and labels of the bundled map, drawn in a worker that starts at once; on the main
 * thread where workers are blocked, and while the worker does not answer.
 */
export function createPainterClient(
  loadPack: () => Promise<DataPack>,
  startWorker: () => WorkerLike = startPainterWorker,
): BasemapTiles {
  const send = createSender(startWorker, createMainThreadPainter(loadPack));
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

function startPainterWorker(): WorkerLike {
  return new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
}

function createSender(startWorker: () => WorkerLike, onMainThread: SendRequest): SendRequest {
  try {
    return createWorkerPainter(startWorker(), onMainThread);
  } catch {
    return onMainThread; // Workers are blocked here, or unknown.
  }
}

type Pending = {
  request: NewRequest;
  resolve: (reply: PainterReply | Promise<PainterReply>) => void;
};

function createWorkerPainter(worker: WorkerLike, onMainThread: SendRequest): SendRequest {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let unusable = false;
  const post = (message: PainterRequest): void => worker.postMessage(message, []);
  const drawOnMainThread = (): void => {
    unusable = true;
    for (const { request, resolve } of pending.values()) resolve(onMainThread(request));
    pending.clear();
  };
  const silence = watchSilence({
    ping: () => post({ kind: 'ping', id: 0 }),
    isWaiting: () => pending.size > 0,
    onSilent: drawOnMainThread,
  });
  // Page and worker are of one build, so its replies are not parsed.
  worker.addEventListener('message', ({ data: reply }: MessageEvent<PainterReply>) => {
    silence.heard();
    unusable = false;
    pending.get(reply.id)?.resolve(reply);
    pending.delete(reply.id);
  });
  // The worker does not start: an old browser, a blocked script.
  worker.addEventListener('error', drawOnMainThread);
  return (request, signal) => {
    if (unusable) return onMainThread(request, signal);
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      pending.set(id, { request, resolve });
      post({ ...request, id });
      silence.start();
      signal?.addEventListener('abort', () => {
        if (pending.delete(id)) post({ kind: 'abort', id });
        reject(abortError());
      });
    });
  };
}
