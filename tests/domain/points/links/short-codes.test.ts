import { expect, test } from 'vitest';
import { distanceKm } from '#src/domain/place/location.ts';
import { ge0Point, geohashPoint, osmPoint } from '#src/domain/points/links/short-codes.ts';

/** From the tests of those who made the codes. */
test.for([
  ['osm.org/go/', osmPoint, '0Ik3VNr_A-', 46.051_41, 14.506_04, 0.01],
  ['osm.org/go/', osmPoint, '0EEQsyfu', 51.518_29, 0.073_47, 0.3],
  ['osm.org/go/', osmPoint, '0E4_JiVhs', 52.301_03, 4.862_927, 0.1],
  ['osm.org/go/', osmPoint, 'TelHTB--', 40.59, -115.213, 20],
  ['osm.org/go/', osmPoint, '0EEQjE--', 51.511, 0.055, 20],
  ['omaps.app/', ge0Point, 'B4srhdHVVt', 64.5234, 12.1234, 0.1],
  ['omaps.app/', ge0Point, 'BaF6F6F6F6', -20, 20, 0.1],
  ['omaps.app/', ge0Point, 'Bzqqqqqqqq', 45, 45, 0.1],
  ['geohash ', geohashPoint, 'ezs42', 42.605, -5.603, 1],
  ['geohash ', geohashPoint, 'u4pruydqqvj', 57.649_11, 10.407_44, 0.01],
] as const)('%s %s %s', ([, read, code, lat, lng, km]) => {
  const point = read(code);
  expect(point).not.toBeNull();
  expect(distanceKm(point ?? { lat: 0, lng: 0 }, { lat, lng })).toBeLessThan(km);
});

test('what is no code has no point', () => {
  expect(osmPoint('no code!')).toBeNull();
  expect(ge0Point('Bzq')).toBeNull();
  expect(geohashPoint('aio')).toBeNull();
});
