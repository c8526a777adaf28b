import { expect, test } from 'vitest';
import { parsePageMessage, parseWorkerMessage } from '#src/offline/messages.ts';

const item = { url: '/data/a.bin', bytes: 1, sha256: 'a'.repeat(64) };

test('messages of the page are accepted', () => {
  expect(parsePageMessage({ type: 'SKIP_WAITING' })).toEqual({ type: 'SKIP_WAITING' });
  const store = { type: 'STORE_PACK', files: [item] };
  expect(parsePageMessage(store)).toEqual(store);
});

test.each([
  [null],
  ['SKIP_WAITING'],
  [{ type: 'STORE_PACK' }],
  [{ type: 'STORE_PACK', files: [{ ...item, url: 'https://evil.example/a.bin' }] }],
  [{ type: 'STORE_PACK', files: [{ ...item, url: '/planner' }] }],
  [{ type: 'STORE_PACK', files: [{ ...item, sha256: 'short' }] }],
])('%j is not accepted as a message of the page', (data) => {
  expect(parsePageMessage(data)).toBeNull();
});

test('an unknown message of the worker is dropped', () => {
  expect(parseWorkerMessage({ type: 'NETWORK_FAILED' })).toEqual({ type: 'NETWORK_FAILED' });
  expect(parseWorkerMessage({ type: 'PACK_PROGRESS', state: 'perfect' })).toBeNull();
});
