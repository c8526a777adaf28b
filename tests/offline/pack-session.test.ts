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
  const { session, sent, worker, readiness, world } = setUp();
  await session.connect(worker);
  expect(sent).toEqual([]);
  expect(readiness).toEqual([]);
  expect(world.listsLoaded).toBe(0);
});

test('a reading page on a device that once wanted the data counts the stored files', async () => {
  const { session, sent, worker, readiness } = setUp({ wantedBefore: true });
  await session.connect(worker);
  expect(sent).toEqual([]);
  expect(readiness.at(-1)).toEqual({ status: 'missing', missingBytes: 100 });
});

test('the planner may request the data before the worker is registered', async () => {
  const { session, sent, worker } = setUp();
  session.prepare();
  await session.connect(worker);
  expect(sent).toEqual([{ type: 'STORE_PACK', files: FILES }]);
});

test('under Save-Data only the traveller starts the download', async () => {
  const { session, sent, worker, readiness } = setUp({ savesData: true });
  session.prepare();
  await session.connect(worker);
  expect(sent).toEqual([]);
  expect(readiness.at(-1)).toEqual({ status: 'missing', missingBytes: 100 });
  session.want();
  await settled();
  expect(sent).toHaveLength(1);
});

test('the state is ready only after the worker has counted the stored files again', async () => {
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

test('a failed run is reported and can be retried', async () => {
  const { session, sent, worker, readiness } = setUp();
  session.prepare();
  await session.connect(worker);
  session.noteProgress({ type: 'PACK_PROGRESS', state: 'failed', pack: EMPTY.pack });
  expect(readiness.at(-1)).toEqual({ status: 'failed', missingBytes: 100 });
  session.want();
  await settled();
  expect(sent).toHaveLength(2);
});

test('a run without progress messages times out as failed, reports what is missing and can be retried', async () => {
  vi.useFakeTimers();
  const { session, sent, world, worker, readiness } = setUp();
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
  expect(sent).toHaveLength(2);
  expect(readiness.at(-1)?.status).toBe('storing');
});

test('when the worker has dropped a damaged file, it is counted and stored again', async () => {
  const { session, sent, world, worker, readiness } = setUp();
  world.report = WHOLE;
  session.prepare();
  await session.connect(worker);
  session.noteProgress({ type: 'PACK_PROGRESS', state: 'whole', pack: WHOLE.pack });
  await settled();
  expect(readiness.at(-1)?.status).toBe('ready');
  world.report = EMPTY;
  session.recount();
  await settled();
  expect(readiness.at(-1)?.status).toBe('storing');
  expect(sent).toHaveLength(2);
});

test('a list of files that fails to load is a failure, and is loaded again on retry', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { session, sent, world, worker, readiness } = setUp();
  await session.connect(worker);
  world.listMissing = true;
  session.want();
  await settled();
  expect(readiness.at(-1)).toEqual({ status: 'failed', missingBytes: null });
  expect(warned).toHaveBeenCalled();
  world.listMissing = false;
  session.want();
  await settled();
  expect(sent).toHaveLength(1);
});

test('a failure is reported even if the worker never sent a report', async () => {
  const { session, world, worker, readiness } = setUp();
  world.report = null;
  session.prepare();
  await session.connect(worker);
  session.noteProgress({ type: 'PACK_PROGRESS', state: 'failed', pack: EMPTY.pack });
  expect(readiness.at(-1)).toEqual({ status: 'failed', missingBytes: 100 });
});

test('if a new report is not answered, the previous one stays valid', async () => {
  const { session, world, worker, readiness } = setUp();
  session.prepare();
  await session.connect(worker);
  world.report = null;
  session.noteProgress({ type: 'PACK_PROGRESS', state: 'failed', pack: EMPTY.pack });
  session.want();
  await settled();
  expect(readiness.at(-1)?.status).toBe('storing');
});

test('a page of an older version neither sends its list nor reports a state', async () => {
  const { session, sent, worker, readiness } = setUp();
  await session.connect(worker);
  session.retire();
  session.want();
  await settled();
  expect(sent).toEqual([]);
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

function setUp({ savesData = false, wantedBefore = false } = {}) {
  const sent: PageMessage[] = [];
  const readiness: Readiness[] = [];
  const world: { report: unknown; listsLoaded: number; listMissing: boolean } = {
    report: EMPTY,
    listsLoaded: 0,
    listMissing: false,
  };
  const worker = {
    send: (message: PageMessage) => void sent.push(message),
    request: async () => world.report,
    skipWaiting: () => {
      throw new Error('no update was requested');
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
    wish: { remember: () => {}, isRemembered: () => wantedBefore },
  });
  return { session, sent, readiness, world, worker };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
