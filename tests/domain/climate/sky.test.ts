import { expect, test } from 'vitest';
import { SKY_LIMITS, skyOf } from '#src/domain/climate/sky.ts';
import type { Sky, SkyFigures } from '#src/domain/climate/sky.ts';
import { spanFigures } from '#src/domain/climate/span-figures.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const DAY: SkyFigures = { sunshine: 0.8, wetDays: 0, light: 12, fog: null };

test.each<[figures: Partial<SkyFigures>, sky: Sky | null]>([
  [{ sunshine: SKY_LIMITS.sun }, 'sun'],
  [{ sunshine: SKY_LIMITS.sun - 0.01 }, 'sun-and-cloud'],
  [{ sunshine: SKY_LIMITS.both }, 'sun-and-cloud'],
  [{ sunshine: SKY_LIMITS.both - 0.01 }, 'cloud'],
  // The sun of a rainy season is that of its dry days.
  [{ sunshine: 0.45, wetDays: 5 }, 'sun'],
  [{ fog: 'cold-sea' }, 'sun-and-cloud'],
  [{ light: 0 }, 'dark'],
  [{ sunshine: null }, null],
])('the sky of a dry day by %o is %s', (figures, sky) => {
  expect(skyOf({ ...DAY, ...figures })).toBe(sky);
});

test.each<[place: string, lat: number, lng: number, month: string, sky: Sky]>([
  ['Dublin', 53.35, -6.26, '12', 'cloud'],
  ['Dublin', 53.35, -6.26, '05', 'sun-and-cloud'],
  ['Bergen', 60.39, 5.32, '01', 'cloud'],
  ['London', 51.5, -0.13, '12', 'cloud'],
  ['Vienna', 48.2, 16.37, '12', 'cloud'],
  ['Lima', -12.05, -77.04, '08', 'cloud'],
  ['Chengdu', 30.57, 104.07, '12', 'cloud'],
  ['San Francisco', 37.77, -122.42, '07', 'sun-and-cloud'],
  ['Palma', 39.57, 2.65, '07', 'sun'],
  ['New York', 40.71, -74, '01', 'sun'],
  ['Tokyo', 35.68, 139.76, '01', 'sun'],
  ['Delhi', 28.6, 77.2, '10', 'sun'],
  ['Zanzibar', -6.17, 39.2, '07', 'sun'],
  ['Tromsø', 69.65, 18.95, '12', 'dark'],
])('a dry day in %s (%d, %d) in month %s: %s', async (_, lat, lng, month, sky) => {
  const point = { lat, lng };
  const [climate, terrain] = await Promise.all([
    REAL.climate.normalsAt(point),
    REAL.terrain.at(point),
  ]);
  const place = { climate, terrain, point };
  expect(spanFigures(place, `2027-${month}-04`, `2027-${month}-12`).sky).toBe(sky);
});
