import * as v from 'valibot';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { reliefReplySchema } from './relief-messages.ts';
import type { ReliefRequest } from './relief-messages.ts';
import type { ReliefTile } from './relief-tile.ts';

export type DrawRelief = (tile: ReliefTile, signal?: AbortSignal) => Promise<ImageBitmap | null>;

/**
 * Pictures of relief, computed in a worker that is started with the first one; where there are no
 * workers, on the page's own thread. Null when a picture could not be made.
 */
export function createReliefSource(pack: DataPack): DrawRelief {
  let draw: DrawRelief | null = null;
  return (tile, signal) => {
    draw ??= typeof Worker === 'undefined' ? drawHere(pack) : drawInWorker(() => drawHere(pack));
    return draw(tile, signal);
  };
}

/** Loaded only where there is no worker: elsewhere the page does without this code. */
function drawHere(pack: DataPack): DrawRelief {
  const painter = import('./relief-painter.ts').then(({ createReliefPainter, toBitmap }) => {
    const paint = createReliefPainter(pack);
    return async (tile: ReliefTile): Promise<ImageBitmap> => toBitmap(await paint(tile));
  });
  return async (tile) => {
    if (typeof createImageBitmap === 'undefined') return null;
    return (await painter)(tile);
  };
}

function drawInWorker(otherwise: () => DrawRelief): DrawRelief {
  const waiting = new Map<
    number,
    { tile: ReliefTile; done: (picture: ImageBitmap | null) => void }
  >();
  let last = 0;
  let fallback: DrawRelief | null = null;
  const worker = new Worker(new URL('./relief.worker.ts', import.meta.url), { type: 'module' });
  const send = (request: ReliefRequest): void => worker.postMessage(request, []);
  worker.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { id, picture } = v.parse(reliefReplySchema, event.data);
    waiting.get(id)?.done(picture);
    waiting.delete(id);
  });
  // A worker that does not start (an old browser, a blocked script) leaves the work to the page.
  worker.addEventListener('error', () => {
    const draw = otherwise();
    fallback = draw;
    for (const { tile, done } of waiting.values()) {
      void draw(tile)
        .catch(() => null)
        .then(done);
    }
    waiting.clear();
  });
  return (tile, signal) => {
    if (fallback !== null) return fallback(tile, signal);
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { tile, done: resolve });
      send({ kind: 'draw', id, tile });
      signal?.addEventListener('abort', () => {
        if (waiting.delete(id)) send({ kind: 'drop', id });
        reject(new DOMException('The picture is no longer wanted', 'AbortError'));
      });
    });
  };
}
