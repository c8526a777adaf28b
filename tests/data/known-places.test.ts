import { expect, test } from 'vitest';
import { checkPlaces } from '#data/elevation/check/check-terrain.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const checks = await checkPlaces(createFileDataPack());

test('more than fifty places of all continents are known', () => {
  expect(checks.length).toBeGreaterThan(50);
});

test.each(checks)(
  '$place lies as high, as near to the sea and on such ground as is known',
  (check) => {
    expect(check.faults).toEqual([]);
  },
);

test('half of the known heights are within 25 m', () => {
  const errors = checks.map(({ elevation, found }) => Math.abs(found.elevation - elevation));
  expect(errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)]).toBeLessThan(25);
});
