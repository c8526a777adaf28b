import { describe, expect, test, vi } from 'vitest';
import type { KeptTile } from '#src/domain/map/kept-area.ts';
import { DOWNLOAD_LIMITS } from '#src/offline/kept-map/download-plan.ts';
import type { TileAnswer } from '#src/offline/kept-map/fetch-tile.ts';
import { runDownloads } from '#src/offline/kept-map/run-downloads.ts';

const TILE: TileAnswer = { is: 'tile', body: new Uint8Array(10) };
const FAILED: TileAnswer = { is: 'failed' };
const busy = (retryAfterMs: number | null): TileAnswer => ({ is: 'busy', retryAfterMs });

const tilesOf = (count: number): KeptTile[] =>
  Array.from({ length: count }, (_, x) => ({ kind: 'tiles', z: 14, x, y: 0, km: x }));

type Answer = (tile: KeptTile, nth: number) => TileAnswer | Promise<TileAnswer>;

/** A server and a clock; waiting takes no time but moves the clock on. */
function setUp(answer: Answer) {
  const asked: { x: number; atMs: number }[] = [];
  const stored: number[] = [];
  const empty: number[] = [];
  const waits: number[] = [];
  const world = { nowMs: 0, open: 0, mostOpen: 0, isFull: false, onStored: () => {} };
  const stop = new AbortController();
  const times = new Map<number, number>();
  const run = (count: number, { room = Infinity, notBeforeMs = 0 } = {}) =>
    runDownloads(
      tilesOf(count),
      {
        room,
        notBeforeMs,
        async fetchTile(tile) {
          asked.push({ x: tile.x, atMs: world.nowMs });
          const nth = (times.get(tile.x) ?? 0) + 1;
          times.set(tile.x, nth);
          world.open += 1;
          world.mostOpen = Math.max(world.mostOpen, world.open);
          await new Promise((resolve) => setImmediate(resolve));
          world.open -= 1;
          if (stop.signal.aborted) throw new DOMException('stopped', 'AbortError');
          return answer(tile, nth);
        },
        async store({ x }, body) {
          if (world.isFull) throw new DOMException('full', 'QuotaExceededError');
          (body === null ? empty : stored).push(x);
          world.onStored();
        },
        clock: {
          nowMs: () => world.nowMs,
          async waitUntil(ms, signal) {
            waits.push(ms - world.nowMs);
            if (signal.aborted) throw new DOMException('stopped', 'AbortError');
            world.nowMs = Math.max(world.nowMs, ms);
          },
        },
        onPause: () => {},
      },
      stop.signal,
    );
  return { run, asked, stored, empty, waits, world, stop };
}

describe('downloads', () => {
  test('fetch every tile once, in their order, three at a time', async () => {
    const { run, asked, stored, world } = setUp(() => TILE);
    expect(await run(40)).toEqual({ is: 'whole', missing: 0 });
    expect(asked.map(({ x }) => x)).toEqual(tilesOf(40).map(({ x }) => x));
    expect(stored.toSorted((a, b) => a - b)).toEqual(tilesOf(40).map(({ x }) => x));
    expect(world.mostOpen).toBe(3);
  });

  test('remember that there is no such tile', async () => {
    const { run, empty, stored } = setUp(({ x }) => (x % 2 === 0 ? { is: 'none' } : TILE));
    expect(await run(4)).toEqual({ is: 'whole', missing: 0 });
    expect(empty).toEqual([0, 2]);
    expect(stored).toEqual([1, 3]);
  });

  test('ask nobody before the time that a busy server names', async () => {
    const { run, asked, stored } = setUp(({ x }, nth) =>
      x === 5 && nth === 1 ? busy(90_000) : TILE,
    );
    expect(await run(12)).toEqual({ is: 'whole', missing: 0 });
    expect(stored).toHaveLength(12);
    const refusedAt = asked.findIndex(({ x }) => x === 5);
    // The two that were on their way already are no new requests.
    const later = asked.slice(refusedAt + 3);
    expect(later.every(({ atMs }) => atMs >= 90_000)).toBe(true);
    expect(later[0]?.x).toBe(5);
  });

  test('without a time wait twice as long each time, and no longer than five minutes', async () => {
    const { run, waits } = setUp(() => busy(null));
    const end = await run(1);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 64_000]);
    expect(end).toEqual({ is: 'busy', untilMs: 127_000 + 128_000 });
  });

  test('are one at a time until the server has recovered', async () => {
    const open: number[] = [];
    const { run, world } = setUp((_, nth) => {
      if (world.nowMs > 0) open.push(world.open);
      return world.nowMs === 0 && nth === 1 ? busy(1000) : TILE;
    });
    expect(await run(9)).toEqual({ is: 'whole', missing: 0 });
    // None beside the first one after the pause; then as many as before.
    expect(open[0]).toBe(0);
    expect(Math.max(...open)).toBe(2);
  });

  test('three refusals of one moment are one', async () => {
    const { run, waits } = setUp((_, nth) => (nth === 1 ? busy(null) : TILE));
    await run(3);
    expect(waits).toEqual([1000]);
  });

  test('repeat a tile that fails, and leave it out after three times', async () => {
    const { run, asked, stored } = setUp(({ x }, nth) => {
      if (x === 1) return FAILED;
      return x === 2 && nth < 3 ? FAILED : TILE;
    });
    expect(await run(5)).toEqual({ is: 'whole', missing: 1 });
    expect(stored.toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4]);
    expect(asked.filter(({ x }) => x === 1)).toHaveLength(DOWNLOAD_LIMITS.attempts);
  });

  test('do not take twenty tiles that are not to be had for a server that does not answer', async () => {
    const { run, stored, world } = setUp(({ x }) => (x % 5 === 0 ? FAILED : TILE));
    expect(await run(100)).toEqual({ is: 'whole', missing: 20 });
    expect(stored).toHaveLength(80);
    expect(world.nowMs).toBeLessThan(90_000);
  });

  test('end where nobody answers', async () => {
    const { run, asked, waits } = setUp(() => FAILED);
    expect(await run(50)).toEqual({ is: 'unreachable' });
    expect(asked.length).toBeLessThanOrEqual(DOWNLOAD_LIMITS.failuresInARow + 2);
    expect(waits.length).toBeGreaterThan(1);
  });

  test('end where storage is full, also with the last tile, and go on later', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { run, stored, world } = setUp(() => TILE);
    world.onStored = () => {
      world.isFull = stored.length >= 4;
    };
    expect(await run(20)).toEqual({ is: 'full' });
    expect(stored).toHaveLength(4);
    expect(await run(1)).toEqual({ is: 'full' });
    world.isFull = false;
    world.onStored = () => {};
    expect(await run(20)).toEqual({ is: 'whole', missing: 0 });
  });

  test('never store more than there is room for, and say how far they came', async () => {
    const { run, stored, asked } = setUp(() => TILE);
    expect(await run(50, { room: 105 })).toEqual({ is: 'limit', reachKm: 10 });
    expect(stored.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(asked.length).toBeLessThanOrEqual(13);
  });

  test('stop at once, and ask for nothing more', async () => {
    const { run, asked, stored, world, stop } = setUp(() => TILE);
    world.onStored = () => {
      if (stored.length === 5) stop.abort();
    };
    await expect(run(50)).rejects.toThrow('abort');
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(world.open).toBe(0);
  });

  test('wait for the time that an earlier run was told', async () => {
    const { run, asked } = setUp(() => TILE);
    await run(2, { notBeforeMs: 60_000 });
    expect(asked.every(({ atMs }) => atMs >= 60_000)).toBe(true);
  });
});
