import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { isAbort } from '#src/domain/errors.ts';
import { createQuestionAnswerer } from '#src/providers/geocoder/answer-questions.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createBrowserGazetteer } from '#src/providers/geocoder/browser-gazetteer.ts';
import type { GazetteerClient } from '#src/providers/geocoder/gazetteer-client.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/local-gazetteer.ts';
import { createWorkerGazetteer } from '#src/providers/geocoder/worker-gazetteer.ts';
import type { WorkerLike } from '#src/providers/geocoder/worker-gazetteer.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { countriesContract } from '../countries.contract.ts';
import { geocoderContract } from '../geocoder.contract.ts';
import { placesContract } from '../places.contract.ts';

const local = createLocalGazetteer(createFileDataPack());
const channels: MessageChannel[] = [];

afterEach(() => {
  for (const { port1, port2 } of channels.splice(0)) {
    port1.close();
    port2.close();
  }
});

geocoderContract(() => createGazetteerGeocoder(createWorkerGazetteer(startWorker(local))));
countriesContract(() =>
  createPackCountries(createFileDataPack(), createWorkerGazetteer(startWorker(local))),
);
placesContract(() => createGazetteerPlaces(createWorkerGazetteer(startWorker(local))));

test('answers reach the question they belong to', async () => {
  const client = createWorkerGazetteer(startWorker(local));
  const [berlin, near, innsbruck] = await Promise.all([
    client.nameAt({ lat: 52.52, lng: 13.405 }, 'en'),
    client.near({ lat: 46.02, lng: 7.75 }, { kinds: ['peak'], radiusKm: 20, limit: 1 }, 'en'),
    client.search('Innsbruck', 'en', null),
  ]);
  expect(berlin).toBe('Berlin, Germany');
  expect(near[0]?.kind).toBe('peak');
  expect(innsbruck[0]?.name).toBe('Innsbruck');
});

test('an aborted question is dropped in the worker too', async () => {
  let seen: AbortSignal | undefined;
  const slow: GazetteerClient = {
    ...local,
    nameAt: (point, language, signal) => {
      seen = signal;
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve(`${point.lat} ${language}`));
      });
    },
  };
  const client = createWorkerGazetteer(startWorker(slow));
  const controller = new AbortController();
  const asked = client.nameAt({ lat: 1, lng: 2 }, 'en', controller.signal);
  await expect.poll(() => seen).toBeDefined();
  controller.abort();
  await expect(asked).rejects.toSatisfy(isAbort);
  await expect.poll(() => seen?.aborted).toBe(true);
});

test('a failure in the worker fails the question', async () => {
  const broken = createLocalGazetteer({ bytes: () => Promise.reject(new Error('no such file')) });
  const client = createWorkerGazetteer(startWorker(broken));
  await expect(client.search('Berlin', 'en', null)).rejects.toThrow('no such file');
});

test('where no worker can be started the page answers itself', async () => {
  const client = createBrowserGazetteer(createFileDataPack(), () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(client.nameAt({ lat: 52.52, lng: 13.405 }, 'de')).resolves.toBe(
    'Berlin, Deutschland',
  );
});

test('when the worker breaks over a question the page answers it, and all that follow', async () => {
  let started = 0;
  const client = createBrowserGazetteer(createFileDataPack(), () => {
    started += 1;
    return breakingWorker();
  });
  const [first, second] = await Promise.all([
    client.search('Berlin', 'en', null),
    client.nameAt({ lat: 52.52, lng: 13.405 }, 'en'),
  ]);
  expect(first[0]?.name).toBe('Berlin');
  expect(second).toBe('Berlin, Germany');
  await expect(client.search('Hamburg', 'en', null)).resolves.not.toHaveLength(0);
  expect(started).toBe(1);
});

test('the worker is started by the first question, not before', async () => {
  let started = 0;
  const client = createBrowserGazetteer(createFileDataPack(), () => {
    started += 1;
    return startWorker(local);
  });
  expect(started).toBe(0);
  await client.search('Berlin', 'en', null);
  await client.search('Hamburg', 'en', null);
  expect(started).toBe(1);
});

/** The worker's own code behind a real message channel, as structured clones see it. */
function startWorker(gazetteer: GazetteerClient): WorkerLike {
  const channel = new MessageChannel();
  channels.push(channel);
  const { port1, port2 } = channel;
  const answer = createQuestionAnswerer(gazetteer, (reply) => port2.postMessage(reply));
  port2.on('message', (message: unknown) => void answer(message));
  const target = new EventTarget();
  port1.on('message', (data: unknown) =>
    target.dispatchEvent(new MessageEvent('message', { data })),
  );
  return {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (message: unknown) => port1.postMessage(message),
    terminate: () => port1.close(),
  };
}

/** Breaks when it is asked something, as a worker does whose script is missing. */
function breakingWorker(): WorkerLike {
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target),
    postMessage: () => queueMicrotask(() => target.dispatchEvent(new Event('error'))),
    terminate: () => undefined,
  };
}
