import { expect, test } from 'vitest';
import { keepLast } from '#src/providers/keep-last.ts';

const PALMA = { lat: 39.57, lng: 2.65 };
const OSLO = { lat: 59.91, lng: 10.75 };

test('who asks for the same point, also while the first still waits, gets the same object', async () => {
  let asked = 0;
  const at = keepLast(async ({ lat }) => {
    asked += 1;
    return { lat };
  });
  const [first, second] = await Promise.all([at(PALMA), at({ ...PALMA })]);
  expect(second).toBe(first);
  expect(await at(OSLO)).toEqual({ lat: OSLO.lat });
  expect(asked).toBe(2);
});

test('a failure is not kept', async () => {
  let fails = true;
  const at = keepLast(() => (fails ? Promise.reject(new Error('down')) : Promise.resolve('up')));
  await expect(at(PALMA)).rejects.toThrow('down');
  fails = false;
  expect(await at(PALMA)).toBe('up');
});

test('who calls off gets no answer, and takes it from nobody else', async () => {
  const calledOff = new AbortController();
  const at = keepLast(async () => 'answer');
  const [left, stayed] = [at(PALMA, calledOff.signal), at(PALMA)];
  calledOff.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  expect(await stayed).toBe('answer');
});
