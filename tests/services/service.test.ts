import { afterEach, expect, test } from 'vitest';
import { startService } from './service.ts';
import type { Service } from './service.ts';

let service: Service;

afterEach(() => service.stop());

async function start() {
  service = await startService({
    answer: ({ path }) => ({ body: JSON.stringify({ path }) }),
    errorBody: (status) => `error ${status}`,
  });
  return service;
}

test('it answers, and records the requests', async () => {
  const { url, requests } = await start();
  const reply = await fetch(`${url}/a?b=c`, { method: 'POST', body: 'hello' });
  expect(await reply.json()).toEqual({ path: '/a?b=c' });
  expect(requests).toMatchObject([{ method: 'POST', path: '/a?b=c', body: 'hello' }]);
});

test('queued faults are used one by one, then it answers again', async () => {
  const { url, fail } = await start();
  fail({ kind: 'answer', status: 503 }, { kind: 'drop' }, { kind: 'half' });
  const first = await fetch(url);
  expect([first.status, await first.text()]).toEqual([503, 'error 503']);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  await expect(fetch(url).then((reply) => reply.text())).rejects.toThrow('terminated');
  expect((await fetch(url)).status).toBe(200);
});

test('silence and a stall last until the client aborts', async () => {
  const { url, fail, arrived, hungUp } = await start();
  for (const kind of ['silence', 'stall'] as const) {
    fail({ kind });
    const signal = AbortSignal.timeout(50);
    await expect(fetch(url, { signal }).then((reply) => reply.text())).rejects.toThrow('timeout');
  }
  await arrived(2);
  await hungUp(2);
});
