import { afterEach, expect, test, vi } from 'vitest';
import { cacheFirst } from '#sw/read-cache.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const fetched = async () => new Response('fetched');
const never = () => new Promise<undefined>(() => undefined);

test('what is cached is served without the network', async () => {
  const answer = await cacheFirst(async () => new Response('cached'), refused);
  expect(await answer.text()).toBe('cached');
});

test('what is not cached, or cannot be read, comes from the network', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await (await cacheFirst(async () => undefined, fetched)).text()).toBe('fetched');
  expect(await (await cacheFirst(broken, fetched)).text()).toBe('fetched');
});

test('a cache that does not answer does not keep the page waiting', async () => {
  expect(await (await cacheFirst(never, fetched, 10)).text()).toBe('fetched');
});

test('offline, a slow cache is waited for', async () => {
  const disk = new EventTarget();
  const slow = new Promise<Response>((resolve) => {
    disk.addEventListener('read', () => resolve(new Response('cached')));
  });
  const asked = vi.fn<() => Promise<Response>>(refused);
  const answer = cacheFirst(() => slow, asked, 10);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  disk.dispatchEvent(new Event('read'));
  expect(await (await answer).text()).toBe('cached');
});

test('what neither has fails with the error of the network', async () => {
  await expect(cacheFirst(async () => undefined, refused)).rejects.toThrow('no network');
});

async function broken(): Promise<undefined> {
  throw new DOMException('broken', 'UnknownError');
}

async function refused(): Promise<Response> {
  throw new TypeError('no network');
}
