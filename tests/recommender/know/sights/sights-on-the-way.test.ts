import { expect, test } from 'vitest';
import { distanceKm } from '#src/domain/place/location.ts';
import { kmFromLine } from '#src/domain/place/way.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import { sightsOnTheWay } from '#src/recommender/know/sights/sights-on-the-way.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const KRAKOW = { lat: 50.0614, lng: 19.9366 };
const TALLINN = { lat: 59.437, lng: 24.7535 };
const sights = createPackSights(createFileDataPack());

test('what is named lies close to the line, near neither stop, the most famous first', async () => {
  const found = await sightsOnTheWay(sights, { from: KRAKOW, to: TALLINN, day: '2027-06-17' });
  expect(found.length).toBeGreaterThan(3);
  for (const sight of found) {
    expect(kmFromLine(sight, KRAKOW, TALLINN)).toBeLessThanOrEqual(15);
    expect(distanceKm(sight, KRAKOW)).toBeGreaterThan(40);
    expect(distanceKm(sight, TALLINN)).toBeGreaterThan(40);
  }
  const fames = found.map(({ fame }) => fame);
  expect(fames).toEqual(fames.toSorted((a, b) => a - b));
});

test('each is named once and in its season', async () => {
  const inJanuary = await sightsOnTheWay(sights, { from: KRAKOW, to: TALLINN, day: '2027-01-17' });
  expect(new Set(inJanuary.map(({ id }) => id)).size).toBe(inJanuary.length);
  for (const { months } of inJanuary) expect(months.length === 0 || months.includes(1)).toBe(true);
});

test('between two stops near each other, and over the open sea, there is nothing', async () => {
  const near = { lat: 50.2, lng: 20.1 };
  expect(await sightsOnTheWay(sights, { from: KRAKOW, to: near, day: '2027-06-17' })).toEqual([]);
  const [west, east] = [
    { lat: 40, lng: -40 },
    { lat: 42, lng: -30 },
  ];
  expect(await sightsOnTheWay(sights, { from: west, to: east, day: '2027-06-17' })).toEqual([]);
});

test('a road or railway that leads from one to the other is no place to see on the way', async () => {
  const [hofn, egilsstadir] = [
    { lat: 64.255, lng: -15.2125 },
    { lat: 65.2675, lng: -14.395 },
  ];
  const found = await sightsOnTheWay(sights, { from: hofn, to: egilsstadir, day: '2027-07-11' });
  expect(found.map(({ names }) => names.en)).not.toContain('Iceland Ring Road');
});
