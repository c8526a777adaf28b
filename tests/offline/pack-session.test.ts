import { expect, test, vi } from 'vitest';
import type { OfflineReport, PageMessage } from '#src/offline/messages.ts';
import { createPackSession } from '#src/offline/pack-session.ts';
import type { Readiness } from '#src/offline/readiness.ts';

const FILES = [{ url: '/data/a.1.bin', bytes: 100, sha256: 'a'.repeat(64) }];
const EMPTY: OfflineReport = {
  shell: { have: 3, total: 3 },
  pack: { have: 0, total: 1, haveBytes: 0, totalBytes: 100 },
};
const WHOLE: OfflineReport = {
  shell: { have: 3, total: 3 },
  pack: { have: 1, total: 1, haveBytes: 100, totalBytes: 100 },
};

test('a reading page on a new device fetches nothing, not even the list of files', async () => {
  const { session, told, worker, readiness, world } = setUp();
  await session.connect(worker);
  expect(told).toEqual([]);
  expect(readiness).toEqual([]);
  expect(world.listsLoaded).toBe(0);
});

test('a reading page on a device that wanted the data once counts what is there', async () => {
  const { session, told, worker, readiness } = setUp({ wished: true });
  await session.connect(worker);
  expect(told).toEqual([]);
  expect(readiness.at(-1)).toEqual({ status: 'missing', missingBytes: 100 });
});

test('the planner may ask before the worker is registered', async () => {
  const { session, told, worker } = setUp();
  session.prepare();
  await session.connect(worker);
  expect(told).toEqual([{ type: 'STORE_PACK', files: FILES }]);
});

test('under Save-Data only the traveller starts the download', async () => {
  const { session, told, worker, readiness } = setUp({ savesData: true });
  session.prepare();
  await session.connect(worker);
  expect(told).toEqual([]);
  expect(readiness.at(-1)).toEqual({ status: 'missing', missingBytes: 100 });
  session.want();
  await settled();
  expect(told).toHaveLength(1);
});

test('ready is claimed only after the worker has counted again', async () => {
  const { session, world, worker, readiness } = setUp();
  session.prepare();
  await session.connect(worker);
  session.noteProgress({ type: 'PACK_PROGRESS', state: 'storing', pack: EMPTY.pack });
  expect(readiness.at(-1)?.status).toBe('storing');
  world.report = WHOLE;
  session.noteProgress({ type: 'PACK_PROGRESS', state: 'whole', pack: WHOLE.pack });
  await settled();
  expect(readiness.at(-1)).toEqual({ status: 'ready', bytes: 100 });
});

test('a failed run says so and can be tried again', async () => {
  const { session, told, worker, readiness } = setUp();
  session.prepare();
  await session.connect(worker);
  session.noteProgress({ type: 'PACK_PROGRESS', state: 'failed', pack: EMPTY.pack });
  expect(readiness.at(-1)).toEqual({ status: 'failed', missingBytes: 100 });
  session.want();
  await settled();
  expect(told).toHaveLength(2);
});

test('a silent run counts as failed: it says what is missing and can be tried again', async () => {
  vi.useFakeTimers();
  const { session, told, world, worker, readiness } = setUp();
  session.prepare();
  await session.connect(worker);
  expect(readiness.at(-1)?.status).toBe('storing');
  world.report = { ...EMPTY, pack: { ...EMPTY.pack, haveBytes: 40 } };
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  await settled();
  expect(readiness.at(-1)).toEqual({ status: 'failed', missingBytes: 60 });
  session.want();
  await settled();
  expect(told).toHaveLength(2);
  expect(readiness.at(-1)?.status).toBe('storing');
});

test('a list of files that cannot be loaded is a failure, and is loaded again on the next try', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { session, told, world, worker, readiness } = setUp();
  await session.connect(worker);
  world.listMissing = true;
  session.want();
  await settled();
  expect(readiness.at(-1)).toEqual({ status: 'failed', missingBytes: null });
  expect(warned).toHaveBeenCalled();
  world.listMissing = false;
  session.want();
  await settled();
  expect(told).toHaveLength(1);
});

test('a failure is told even where the worker never sent a report', async () => {
  const { session, world, worker, readiness } = setUp();
  world.report = null;
  session.prepare();
  await session.connect(worker);
  session.noteProgress({ type: 'PACK_PROGRESS', state: 'failed', pack: EMPTY.pack });
  expect(readiness.at(-1)).toEqual({ status: 'failed', missingBytes: 100 });
});

test('without an answer to a new report the previous one still holds', async () => {
  const { session, world, worker, readiness } = setUp();
  session.prepare();
  await session.connect(worker);
  world.report = null;
  session.noteProgress({ type: 'PACK_PROGRESS', state: 'failed', pack: EMPTY.pack });
  session.want();
  await settled();
  expect(readiness.at(-1)?.status).toBe('storing');
});

test('a page of an older version neither sends its list nor claims anything', async () => {
  const { session, told, worker, readiness } = setUp();
  await session.connect(worker);
  session.retire();
  session.want();
  await settled();
  expect(told).toEqual([]);
  expect(readiness).toEqual([{ status: 'unknown' }]);
});

test('without a worker offline use is unsupported', async () => {
  const { session, readiness } = setUp();
  await session.connect(null);
  expect(readiness).toEqual([{ status: 'unsupported' }]);
});

test('an invalid report is ignored', async () => {
  const { session, world, worker, readiness } = setUp();
  world.report = { nonsense: true };
  session.prepare();
  await session.connect(worker);
  expect(readiness.at(-1)).toEqual({ status: 'unknown' });
});

function setUp({ savesData = false, wished = false } = {}) {
  const told: PageMessage[] = [];
  const readiness: Readiness[] = [];
  const world: { report: unknown; listsLoaded: number; listMissing: boolean } = {
    report: EMPTY,
    listsLoaded: 0,
    listMissing: false,
  };
  const worker = {
    send: (message: PageMessage) => void told.push(message),
    request: async () => world.report,
    skipWaiting: () => {
      throw new Error('nobody asked for an update');
    },
  };
  const session = createPackSession({
    loadPackFiles: async () => {
      if (world.listMissing) throw new TypeError('Failed to fetch the module');
      world.listsLoaded += 1;
      return FILES;
    },
    onReadiness: (state) => readiness.push(state),
    savesData: () => savesData,
    wish: { remember: () => {}, isRemembered: () => wished },
  });
  return { session, told, readiness, world, worker };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
