import { expect, test } from 'vitest';
import { createWorkerClient } from '#src/providers/device-worker/worker-client.ts';
import type { DeviceRequest, SendRequest } from '#src/providers/device-worker/device-request.ts';
import { createPlaceLabelsClient } from '#src/providers/place-labels/place-labels-client.ts';
import { startWorker } from '#tests/providers/device-worker/start-worker.ts';
import { answerFromFiles } from '#tests/helpers/file-basemap.ts';

const onPage = createPlaceLabelsClient(answerFromFiles);
const inWorker = createPlaceLabelsClient(createWorkerClient(startWorker(answerFromFiles)));

test('the worker and the page give the same labels of a tile', async () => {
  const labels = await inWorker.labels(133, 91);
  expect(labels.map(({ names }) => names.en)).toEqual(
    expect.arrayContaining(['Zermatt', 'Gornergrat']),
  );
  expect(labels).toEqual(await onPage.labels(133, 91));
});

test('the worker tells what is known of a sight, in the language of the page', async () => {
  const details = await inWorker.sight('matterhorn-ch', 'de');
  expect(details).toMatchObject({ name: 'Matterhorn', kind: 'summit' });
  expect(details).toEqual(await onPage.sight('matterhorn-ch', 'de'));
  const english = await inWorker.sight('gorner-gorge-ch', 'en');
  const german = await inWorker.sight('gorner-gorge-ch', 'de');
  expect([english?.name, german?.name]).toEqual(['Gorner Gorge', 'Gornerschlucht']);
});

test('the worker knows nothing of a sight that is not listed', async () => {
  expect(await inWorker.sight('nowhere-xx', 'en')).toBeNull();
});

test('a card that is closed again no longer waits for its sight', async () => {
  const leaving = new AbortController();
  const asked = createPlaceLabelsClient(untilAborted).sight('matterhorn-ch', 'en', leaving.signal);
  leaving.abort();
  await expect(asked).rejects.toThrow('left');
});

test('labels and sights of a wrong shape are refused', async () => {
  const [label] = await onPage.labels(133, 91);
  await expect(answering([{ ...label, kind: 'volcano' }]).labels(133, 91)).rejects.toThrow(
    'Invalid',
  );
  await expect(answering([{ ...label, x: '7' }]).labels(133, 91)).rejects.toThrow('Invalid');
  await expect(answering({ name: 'Matterhorn' }).sight('matterhorn-ch', 'en')).rejects.toThrow(
    'Invalid',
  );
});

test('a tile and a sight are asked for by their own requests', async () => {
  const sent: DeviceRequest[] = [];
  const client = createPlaceLabelsClient((request) => {
    sent.push(request);
    return Promise.resolve(request.type === 'labels' ? [] : null);
  });
  await client.labels(133, 91);
  await client.sight('matterhorn-ch', 'de');
  expect(sent).toEqual([
    { type: 'labels', x: 133, y: 91 },
    { type: 'sight', id: 'matterhorn-ch', language: 'de' },
  ]);
});

/** Answers nothing, and gives up when it is no longer wanted. */
const untilAborted: SendRequest = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
  });

function answering(answer: unknown) {
  return createPlaceLabelsClient(() => Promise.resolve(answer));
}
