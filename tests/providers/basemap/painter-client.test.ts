import { afterEach, expect, test, vi } from 'vitest';
import { createPainterClient } from '#src/providers/basemap/painter-client.ts';
import type { PainterReply, PainterRequest } from '#src/providers/basemap/painter-messages.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const DETAIL = {
  tiles: {
    template: 'https://tiles.example/{z}/{x}/{y}.pbf',
    minZoom: 0,
    maxZoom: 14,
    bounds: null,
  },
  terrain: null,
};

afterEach(() => {
  vi.useRealTimers();
});

// Vitest's threads have no web worker: the painter runs on the calling thread.
test('a painter that failed to start is started again by the next request', async () => {
  let attempts = 0;
  const tiles = createPainterClient(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('connection lost');
    return createFileDataPack();
  });
  await expect(tiles.labels(1, 1, 0)).rejects.toThrow('connection lost');
  const labels = await tiles.labels(1, 1, 0);
  expect(labels.length).toBeGreaterThan(0);
});

test('without a worker, or with one that cannot be started, the page draws', async () => {
  const blocked = createPainterClient(onPage, () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect((await blocked.labels(1, 1, 0)).length).toBeGreaterThan(0);
});

test('the page draws while the worker does not answer, and leaves it to the worker once it does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { worker, sent, reply } = scriptedWorker();
  const tiles = createPainterClient(onPage, () => worker);
  const labels = tiles.labels(1, 1, 0);
  vi.advanceTimersByTime(5000);
  expect((await labels).length).toBeGreaterThan(0);
  expect((await tiles.labels(1, 0, 0)).length).toBeGreaterThan(0);
  reply({ kind: 'pong', id: 0 });
  const later = tiles.labels(1, 1, 1);
  const request = sent.at(-1);
  expect(request?.kind).toBe('labels');
  reply({ kind: 'labels', id: request?.id ?? -1, labels: [] });
  expect(await later).toEqual([]);
});

test('a worker that answers pings may draw for as long as it likes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { worker, sent, reply } = scriptedWorker();
  const tiles = createPainterClient(
    () => Promise.reject(new Error('not on the page')),
    () => worker,
  );
  const labels = tiles.labels(1, 1, 0);
  for (let seconds = 0; seconds < 60; seconds += 1) {
    vi.advanceTimersByTime(1000);
    reply({ kind: 'pong', id: 0 });
  }
  reply({ kind: 'labels', id: sent[0]?.id ?? -1, labels: [] });
  expect(await labels).toEqual([]);
});

test('who uses the detailed map hears whether its tiles are answered, and nothing of an earlier one', () => {
  const { worker, sent, reply } = scriptedWorker();
  const tiles = createPainterClient(
    () => Promise.reject(new Error('not on the page')),
    () => worker,
  );
  const heard: string[] = [];
  tiles.useDetail(DETAIL, (answered) => void heard.push(`first ${answered}`));
  tiles.useDetail(DETAIL, (answered) => void heard.push(`second ${answered}`));
  const [first, second] = sent;
  expect(second).toEqual({ kind: 'detail', id: second?.id, sources: DETAIL });
  reply({ kind: 'detail-answer', id: first?.id ?? -1, answered: false });
  reply({ kind: 'detail-answer', id: second?.id ?? -1, answered: false });
  reply({ kind: 'detail-answer', id: second?.id ?? -1, answered: true });
  expect(heard).toEqual(['second false', 'second true']);
});

test('names of the detailed map are asked for as such', async () => {
  const { worker, sent, reply } = scriptedWorker();
  const tiles = createPainterClient(onPage, () => worker);
  const names = tiles.detailLabels(13, 4133, 3022);
  const [request] = sent;
  expect(request).toMatchObject({ kind: 'detail-labels', z: 13, x: 4133, y: 3022 });
  reply({ kind: 'labels', id: request?.id ?? -1, labels: [] });
  expect(await names).toEqual([]);
});

async function onPage() {
  return createFileDataPack();
}

/** A worker whose replies the test gives. */
function scriptedWorker() {
  const target = new EventTarget();
  const sent: PainterRequest[] = [];
  return {
    sent,
    worker: {
      addEventListener: target.addEventListener.bind(target),
      postMessage: (request: PainterRequest) => void sent.push(request),
    },
    reply: (data: PainterReply) => target.dispatchEvent(new MessageEvent('message', { data })),
  };
}
