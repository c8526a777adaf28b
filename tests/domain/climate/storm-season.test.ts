import { expect, test } from 'vitest';
import { inStormSeason } from '#src/domain/climate/storm-season.ts';
import { dangersAt } from '#src/recommender/know/safety/dangers-at.ts';

const COAST = { coastKm: 2 };

test.each([
  ['Havana in September', 23.1, -82.4, 9, true],
  ['Havana in March', 23.1, -82.4, 3, false],
  ['Okinawa in August', 26.2, 127.7, 8, true],
  ['Mauritius in February', -20.2, 57.5, 2, true],
  ['Cairns in January', -16.9, 145.7, 1, true],
  ['Goa in June', 15.5, 73.8, 6, true],
  ['Goa in January', 15.5, 73.8, 1, false],
  // Warm seas that no storm reaches.
  ['Salvador in February', -12.97, -38.5, 2, false],
  ['Singapore in October', 1.3, 103.8, 10, false],
  ['Zanzibar in February', -6.2, 39.2, 2, false],
] as const)('%s', (_, lat, lng, month, expected) => {
  expect(inStormSeason({ lat, lng }, month, COAST)).toBe(expected);
});

test('storms end inland', () => {
  expect(inStormSeason({ lat: 18, lng: -90 }, 9, { coastKm: 200 })).toBe(false);
});

test('weather and notes on safety know the same storms, anywhere in the tropics', () => {
  let stormy = 0;
  for (let lat = -39; lat <= 42; lat += 3) {
    for (let lng = -180; lng < 180; lng += 5) {
      for (const month of [1, 5, 9, 11]) {
        const point = { lat, lng, country: null, elevation: 5, ...COAST };
        const isNoted = dangersAt(point, month).some(({ kind }) => kind === 'storms');
        expect(inStormSeason(point, month, COAST)).toBe(isNoted);
        stormy += isNoted ? 1 : 0;
      }
    }
  }
  expect(stormy).toBeGreaterThan(100);
});
