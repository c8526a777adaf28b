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
  for (const [index, kind] of (['silence', 'stall'] as const).entries()) {
    fail({ kind });
    const client = new AbortController();
    const reply = fetch(url, { signal: client.signal }).then((response) => response.text());
    await arrived(index + 1);
    client.abort(new Error('enough'));
    await expect(reply).rejects.toThrow('enough');
  }
  await hungUp(2);
});
