import type { KeptTile } from '#src/domain/map/kept-area.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import { createDownloadPlan } from './download-plan.ts';
import type { DownloadEnd } from './download-plan.ts';
import type { FetchTile, TileAnswer } from './fetch-tile.ts';

export type Clock = {
  nowMs: () => number;
  /** Resolves then, or rejects with an AbortError once the signal is aborted. */
  waitUntil: (ms: number, signal: AbortSignal) => Promise<void>;
};

type RunDeps = {
  fetchTile: FetchTile;
  /** Stores a tile, or that there is none. Rejects with a QuotaExceededError where storage is full. */
  store: (tile: KeptTile, body: Uint8Array<ArrayBuffer> | null) => Promise<void>;
  clock: Clock;
  /** Bytes that may still be stored. */
  room: number;
  /** Nothing may be asked before. */
  notBeforeMs: number;
  /** The server asked to be left alone until then. */
  onPause: (untilMs: number) => void;
};

/** Fetches the tiles in their order and stores each at once. Rejects with an AbortError when it is stopped. */
export async function runDownloads(
  tiles: readonly KeptTile[],
  { fetchTile, store, clock, onPause, ...limits }: RunDeps,
  signal: AbortSignal,
): Promise<DownloadEnd> {
  const plan = createDownloadPlan(tiles, limits);
  const running = new Set<Promise<void>>();

  const keep = async (tile: KeptTile, answer: TileAnswer) => {
    if (!plan.answered(tile, answer, clock.nowMs())) return;
    try {
      await store(tile, answer.is === 'tile' ? answer.body : null);
    } catch (error) {
      console.warn('A tile of the kept map could not be stored', error);
      plan.isFull();
    }
  };
  const start = (tile: KeptTile) => {
    const one: Promise<void> = fetchTile(tile, signal)
      .then((answer) => keep(tile, answer))
      .finally(() => running.delete(one));
    running.add(one);
  };

  try {
    for (;;) {
      throwIfAborted(signal);
      const step = plan.next(clock.nowMs());
      if (step.is === 'end' && running.size === 0) return step.end;
      if (step.is === 'ask') start(step.tile);
      // The last answer may still be on its way to the storage.
      else if (step.is === 'end') await Promise.all(running);
      else if (step.is === 'listen') await Promise.race(running);
      else {
        onPause(step.untilMs);
        await Promise.race([...running, clock.waitUntil(step.untilMs, signal)]);
      }
    }
  } finally {
    await Promise.allSettled(running);
  }
}
