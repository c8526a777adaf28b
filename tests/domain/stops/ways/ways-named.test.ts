import { expect, test } from 'vitest';
import { distanceKm } from '#src/domain/place/location.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { longWays, nightsOfWay, wayWished, waysTyped } from '#src/domain/stops/ways/ways-named.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** From one stop to the next by land in a day or two, or by a night train. */
const LONGEST_LEG_KM = 600;

test.each([
  ['ring road', 'Ring road, Iceland'],
  ['Iceland ring road', 'Ring road, Iceland'],
  ['Ringstraße Island', 'Ring road, Iceland'],
  ['Route 66', 'Route 66'],
  ['Jakobsweg', 'Camino Francés'],
  ['Camino de Santiago', 'Camino Francés'],
  ['Camino', 'Camino Francés'],
  ['route66', 'Route 66'],
  ['garden rou', 'Garden Route'],
  ['NC500', 'North Coast 500'],
  ['Südinsel', 'South Island of New Zealand'],
  ['interrail', 'Six capitals by rail, Paris to Budapest'],
  ['Königsstädte', 'Morocco’s cities and desert'],
  ['Hebrides', 'Scottish islands'],
  ['Siebenbürgen', 'Transylvania'],
])('a search for %s offers its way', (search, name) => {
  expect(waysTyped(search).map((way) => way.name)).toContain(name);
});

test.each(['Vienna', 'rin', '', 'Springfield', 'Island', 'Santiago de Chile', 'Camino Portugués'])(
  'a search for "%s" offers none',
  (search) => {
    expect(waysTyped(search)).toEqual([]);
  },
);

test('wishes name a way where the place lies on it, or none is chosen', () => {
  const reykjavik = { lat: 64.15, lng: -21.94 };
  const vienna = { lat: 48.2, lng: 16.37 };
  const text = 'We drive the ring road, with hot springs';
  expect(wayWished(text, reykjavik)?.name).toBe('Ring road, Iceland');
  expect(wayWished(text, null)?.name).toBe('Ring road, Iceland');
  expect(wayWished(text, vienna)).toBeNull();
  expect(wayWished('hiking and a spring road', null)).toBeNull();
});

test.each(longWays().map((way) => [way.name, way] as const))(
  '%s has true towns in a sensible order',
  async (_, { stops }) => {
    for (const [at, stop] of stops.entries()) {
      const place = await REAL.gazetteer.nameAt(stop, 'en');
      expect(placeParts(place).name).toBe(stop.name);
      expect(distanceKm(stops[at - 1] ?? stop, stop)).toBeLessThan(LONGEST_LEG_KM);
    }
  },
);

test('each way has nights for a holiday', () => {
  expect(longWays().length).toBeGreaterThanOrEqual(25);
  for (const way of longWays()) {
    expect(nightsOfWay(way)).toBeGreaterThanOrEqual(7);
    expect(nightsOfWay(way)).toBeLessThanOrEqual(35);
  }
});
