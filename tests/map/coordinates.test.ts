import { expect, test } from 'vitest';
import { fromMap, toMap } from '#src/map/coordinates.ts';

test('a point converted to map coordinates and back is the same', () => {
  const back = fromMap(toMap({ lat: 47.3769, lng: 11.4803 }));
  expect(back.lat).toBeCloseTo(47.3769, 9);
  expect(back.lng).toBeCloseTo(11.4803, 9);
});

test('longitude goes first on the map', () => {
  const [x = 0, y = 0] = toMap({ lat: 10, lng: 120 });
  expect(x).toBeGreaterThan(y);
});

test('the longitude of a wrapped map is normalised', () => {
  const [x = 0, y = 0] = toMap({ lat: 5, lng: 170 });
  const oneWorldEast = x + 2 * 20_037_508.342789244;
  expect(fromMap([oneWorldEast, y]).lng).toBeCloseTo(170, 6);
});
