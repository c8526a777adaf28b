import { expect, test, vi } from 'vitest';
import type { PlacesWorker } from '#src/bring/places/read-file.ts';
import { readFile } from '#src/bring/places/read-file.ts';

const GPX = '<gpx><wpt lat="47.1" lon="11.5"><name>Hut</name></wpt></gpx>';

test('a file is read in a worker, which is ended afterwards', async () => {
  const worker = workerThat((say) => say('message', { data: readPlacesNow() }));
  const answer = await readFile(new File([GPX], 'a.gpx'), { startWorker: () => worker });
  expect(answer).toMatchObject({ listName: 'from the worker' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a file that hangs its reader is given up, and the worker with it', async () => {
  const worker = workerThat(() => undefined);
  const file = new File([GPX], 'a.gpx');
  const answer = await readFile(file, { startWorker: () => worker, slowestMs: 5 });
  expect(answer).toEqual({ problem: { why: 'slow', is: 'gpx' } });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test.each([
  [
    'blocked',
    () => {
      throw new Error('blocked');
    },
  ],
  ['broken', () => workerThat((say) => say('error', {}))],
  ['talking nonsense', () => workerThat((say) => say('message', { data: { listName: 3 } }))],
])('a worker that is %s is said, and the file is read nowhere else', async (_, startWorker) => {
  const answer = await readFile(new File([GPX], 'a.gpx'), { startWorker });
  expect(answer).toEqual({ problem: { why: 'failed', is: 'gpx' } });
});

test.each([
  ['a.gpx', [GPX, ' '.repeat(10_000_001)], { why: 'large', is: 'gpx' }],
  ['a.png', ['\u0089PNG'], { why: 'other', is: 'text' }],
  ['page.json', ['<!doctype html><title>Sign in</title>'], { why: 'other', is: 'page' }],
])('%s is refused before anything is started', async (name, parts, problem) => {
  const startWorker = vi.fn();
  expect(await readFile(new File(parts, name), { startWorker })).toEqual({ problem });
  expect(startWorker).not.toHaveBeenCalled();
});

function readPlacesNow() {
  const place = { name: 'Hut', note: '', at: null, rough: false, end: null };
  return { listName: 'from the worker', kind: 'gpx', places: [place], leftOut: [] };
}

type Say = (type: string, event: object) => void;

function workerThat(answers: (say: Say) => void): PlacesWorker {
  const target = new EventTarget();
  const say: Say = (type, event) => target.dispatchEvent(Object.assign(new Event(type), event));
  return {
    terminate: vi.fn(),
    addEventListener: target.addEventListener.bind(target),
    postMessage: () => answers(say),
  };
}
