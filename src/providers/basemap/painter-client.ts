import { TravelError } from '#src/domain/errors.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { BasemapTiles, DetailAnswer } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { abortError } from '#src/timing/abort.ts';
import { once } from '#src/timing/once.ts';
import { watchSilence } from '#src/timing/silence-watch.ts';
import { answerPaint } from './answer-paint.ts';
import type { Painted, WithoutId } from './answer-paint.ts';
import type { PainterReply, PainterRequest, PaintRequest } from './painter-messages.ts';
import type { TilePainter } from './tiles/tile-painter.ts';

/** The part of a Worker that is needed here. */
type WorkerLike = Pick<Worker, 'addEventListener'> & {
  postMessage: (message: PainterRequest, transfer: []) => void;
};
/** A request before it gets an id. */
type NewRequest = WithoutId<PaintRequest>;
type Reply = Painted | { kind: 'failed' };

/** Who draws: the worker, or the page itself. */
type Painting = Pick<BasemapTiles, 'useDetail'> & {
  send: (request: NewRequest, signal?: AbortSignal) => Promise<Reply>;
};

/**
 * The pictures and labels of the bundled map, drawn in a worker that starts at once. Where workers
 * are blocked, and while the worker does not answer, they are drawn on the main thread.
 */
export function createPainterClient(
  loadPack: () => Promise<DataPack>,
  startWorker: () => WorkerLike = startPainterWorker,
): BasemapTiles {
  const { send, useDetail } = createPainting(startWorker, createMainThreadPainter(loadPack));
  const pictureOf = async (request: NewRequest, signal?: AbortSignal): Promise<ImageBitmap> => {
    signal?.throwIfAborted();
    const reply = await send(request, signal);
    if (reply.kind !== 'picture') throw new TravelError('data-missing');
    return reply.picture;
  };
  const labelsOf = async (request: NewRequest, signal?: AbortSignal): Promise<MapLabel[]> => {
    signal?.throwIfAborted();
    const reply = await send(request, signal);
    if (reply.kind !== 'labels') throw new TravelError('data-missing');
    return reply.labels;
  };
  return {
    preview: (tile, signal) => pictureOf({ kind: 'preview', tile }, signal),
    picture: (tile, signal) => pictureOf({ kind: 'picture', tile }, signal),
    labels: (z, x, y, signal) => labelsOf({ kind: 'labels', z, x, y }, signal),
    detailLabels: (z, x, y, signal) => labelsOf({ kind: 'detail-labels', z, x, y }, signal),
    useDetail,
  };
}

/**
 * Draws on the page's thread; this code is loaded only where there is no worker. After a failed
 * start the next request tries again.
 */
function createMainThreadPainter(loadPack: () => Promise<DataPack>): Painting {
  let setDetail: ((painter: TilePainter) => void) | null = null;
  let started: TilePainter | null = null;
  const loadPainter = once(async (): Promise<TilePainter> => {
    const [{ createTilePainter }, pack] = await Promise.all([
      import('./tiles/tile-painter.ts'),
      loadPack(),
    ]);
    started = createTilePainter(pack);
    setDetail?.(started);
    return started;
  });
  return {
    send: async (request, signal) => answerPaint(await loadPainter(), request, signal),
    useDetail(sources, onAnswer = () => undefined) {
      setDetail = (painter) => painter.setDetail(sources, onAnswer);
      if (started !== null) setDetail(started);
    },
  };
}

function startPainterWorker(): WorkerLike {
  return new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
}

function createPainting(startWorker: () => WorkerLike, onMainThread: Painting): Painting {
  try {
    return createWorkerPainter(startWorker(), onMainThread);
  } catch {
    return onMainThread; // Workers are blocked here, or unknown.
  }
}

type Pending = { request: NewRequest; resolve: (reply: Reply | Promise<Reply>) => void };

function createWorkerPainter(worker: WorkerLike, onMainThread: Painting): Painting {
  const pending = new Map<number, Pending>();
  let detail: { id: number; onAnswer: DetailAnswer } | null = null;
  let lastId = 0;
  let unusable = false;
  const post = (message: PainterRequest): void => worker.postMessage(message, []);
  const drawOnMainThread = (): void => {
    unusable = true;
    for (const { request, resolve } of pending.values()) resolve(onMainThread.send(request));
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
    if (reply.kind === 'detail-answer') {
      if (reply.id === detail?.id) detail.onAnswer(reply.answered);
    } else if (reply.kind !== 'pong') {
      pending.get(reply.id)?.resolve(reply);
      pending.delete(reply.id);
    }
  });
  // The worker does not start: an old browser, a blocked script.
  worker.addEventListener('error', drawOnMainThread);
  return {
    send(request, signal) {
      if (unusable) return onMainThread.send(request, signal);
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
    },
    useDetail(sources, onAnswer = () => undefined) {
      detail = { id: (lastId += 1), onAnswer };
      post({ kind: 'detail', id: detail.id, sources });
      onMainThread.useDetail(sources, onAnswer);
    },
  };
}
