import { expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import { SIGHTS_FILES } from '#src/providers/sights/sights-format.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const sights = createPackSights(REAL.pack);
const INNSBRUCK = { lat: 47.268, lng: 11.393 };

test('the Golden Roof is in Innsbruck, with names and notes in all languages', async () => {
  const near = await sights.near(INNSBRUCK, 5);
  const roof = near.find(({ names }) => names.en === 'Golden Roof');
  expect(roof?.names.de).toBe('Goldenes Dachl');
  expect(roof).toMatchObject({ kind: 'monument', countries: ['AT'], fame: 2, isWritten: true });
  const ids = [roof?.id ?? ''];
  const [en, de] = [await sights.notes(ids, 'en'), await sights.notes(ids, 'de')];
  expect(en.get('golden-roof-at')?.text).toContain('Maximilian');
  expect(de.get('golden-roof-at')?.text).not.toBe(en.get('golden-roof-at')?.text);
});

test('all within the radius come, the nearest first', async () => {
  const found = await sights.near(INNSBRUCK, 60);
  const distances = found.map(({ distanceKm }) => distanceKm);
  expect(distances.length).toBeGreaterThan(3);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(60);
});

test('ids are unique', async () => {
  const ids = (await sights.near({ lat: 0, lng: 0 }, 21_000)).map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('data that cannot be loaded fails as data-missing', async () => {
  const broken = createPackSights({ bytes: () => Promise.reject(new Error('offline')) });
  await expect(broken.near(INNSBRUCK, 5)).rejects.toThrow(TravelError);
});

test('the card of a sight has its kind, time, months and note, in the language of the page', async () => {
  const [en, de] = [
    await sights.details('golden-roof-at', 'en'),
    await sights.details('golden-roof-at', 'de'),
  ];
  expect(en).toMatchObject({ name: 'Golden Roof', kind: 'monument', months: [] });
  expect(en?.hours).toBeGreaterThan(0);
  expect(en?.note?.text).toContain('Maximilian');
  expect(de).toMatchObject({ name: 'Goldenes Dachl', kind: 'monument', hours: en?.hours });
  expect(de?.note?.text).not.toBe(en?.note?.text);
});

test('a card says the same as the ideas of a trip to the same sight', async () => {
  const near = await sights.near(INNSBRUCK, 20);
  const notes = await sights.notes(
    near.map(({ id }) => id),
    'de',
  );
  for (const { id, names, kind, hours, months } of near) {
    const note = notes.get(id) ?? null;
    expect(await sights.details(id, 'de')).toEqual({ name: names.de, kind, hours, months, note });
  }
});

test('a sight that is no longer listed has no card', async () => {
  expect(await sights.details('golden-roof-xx', 'en')).toBeNull();
});

test('within a box come the sights whose gate lies there, with both names', async () => {
  const box = { west: 11.3, south: 47.2, east: 11.5, north: 47.3 };
  const found = await sights.within(box);
  expect(found.find(({ id }) => id === 'golden-roof-at')).toMatchObject({
    names: { en: 'Golden Roof', de: 'Goldenes Dachl' },
    kind: 'monument',
    fame: 2,
  });
  const beyond = found.filter(
    ({ lat, lng }) => lat < box.south || lat >= box.north || lng < box.west || lng >= box.east,
  );
  expect(beyond).toEqual([]);
  expect(found.filter(({ names }) => names.de === '')).toEqual([]);
});

test('the map shows sights without reading what is written about them', async () => {
  const read: string[] = [];
  const watched = createPackSights({
    bytes: (name) => {
      read.push(name);
      return REAL.pack.bytes(name);
    },
  });
  await watched.within({ west: 11, south: 47, east: 12, north: 48 });
  expect(read).toEqual([SIGHTS_FILES.list]);
});
