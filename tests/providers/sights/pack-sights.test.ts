import { expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const sights = createPackSights(REAL.pack);
const INNSBRUCK = { lat: 47.268, lng: 11.393 };

test('the Golden Roof is in Innsbruck, with a note in the language', async () => {
  const [en, de] = [await sights.near(INNSBRUCK, 5, 'en'), await sights.near(INNSBRUCK, 5, 'de')];
  const english = en.find(({ name }) => name === 'Golden Roof');
  const german = de.find(({ name }) => name === 'Goldenes Dachl');
  expect(english).toMatchObject({ kind: 'monument', countries: ['AT'], fame: 2 });
  expect(english?.note?.text).toContain('Maximilian');
  expect(german?.id).toBe(english?.id);
  expect(german?.note?.text).not.toBe(english?.note?.text);
});

test('all within the radius come, the nearest first', async () => {
  const found = await sights.near(INNSBRUCK, 60, 'en');
  const distances = found.map(({ distanceKm }) => distanceKm);
  expect(distances.length).toBeGreaterThan(3);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(60);
});

test('ids are unique', async () => {
  const ids = (await sights.near({ lat: 0, lng: 0 }, 21_000, 'en')).map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('data that cannot be loaded fails as data-missing', async () => {
  const broken = createPackSights({ bytes: () => Promise.reject(new Error('offline')) });
  await expect(broken.near(INNSBRUCK, 5, 'en')).rejects.toThrow(TravelError);
});
