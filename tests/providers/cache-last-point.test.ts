import { expect, test } from 'vitest';
import { cacheLastPoint } from '#src/providers/cache-last-point.ts';

const PALMA = { lat: 39.57, lng: 2.65 };
const OSLO = { lat: 59.91, lng: 10.75 };

test('the same point gets the same object, also while the first request is pending', async () => {
  let loads = 0;
  const at = cacheLastPoint(async ({ lat }) => {
    loads += 1;
    return { lat };
  });
  const [first, second] = await Promise.all([at(PALMA), at({ ...PALMA })]);
  expect(second).toBe(first);
  expect(await at(OSLO)).toEqual({ lat: OSLO.lat });
  expect(loads).toBe(2);
});

test('a failure is not cached', async () => {
  let fails = true;
  const at = cacheLastPoint(() =>
    fails ? Promise.reject(new Error('down')) : Promise.resolve('up'),
  );
  await expect(at(PALMA)).rejects.toThrow('down');
  fails = false;
  expect(await at(PALMA)).toBe('up');
});

test('an abort rejects its own caller only', async () => {
  const controller = new AbortController();
  const at = cacheLastPoint(async () => 'answer');
  const [aborted, waiting] = [at(PALMA, controller.signal), at(PALMA)];
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  expect(await waiting).toBe('answer');
});
