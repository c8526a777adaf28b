import { expect, test } from 'vitest';
import { rainAndSnowOf, snowLine, tenDays } from '#src/domain/climate/rain-and-snow.ts';
import { addDays } from '#src/domain/days/day.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const LEKNES = { lat: 68.1475, lng: 13.6115 };

test('a northern March has both rain and snow, its summer rain only', async () => {
  const normals = await REAL.climate.normalsAt(LEKNES);
  const march = tenDays(rainAndSnowOf(normals, '2027-03-10', '2027-03-17') ?? NONE);
  expect(march.rain).toBeGreaterThan(0);
  expect(march.snow).toBeGreaterThan(0);
  const june = tenDays(rainAndSnowOf(normals, '2027-06-10', '2027-06-17') ?? NONE);
  expect(june.snow).toBe(0);
  expect(june.rain).toBeGreaterThan(2);
});

test.each([
  ['on Mount Fuji in July rain falls', 35.3606, 138.7274, '2027-07-10', [3, 6], [0, 0]],
  ['on the Gornergrat in July rain falls', 45.983, 7.785, '2027-07-10', [2, 5], [0, 0]],
  ['on the Gornergrat in February snow falls', 45.983, 7.785, '2027-02-10', [0, 0], [2, 5]],
  ['in Reykjavík in January both fall', 64.147, -21.94, '2027-01-10', [2, 4], [1, 2]],
  ['in Nuuk in March snow falls', 64.18, -51.72, '2027-03-10', [0, 0], [2, 4]],
] as const)('%s', async (_, lat, lng, start, rain, snow) => {
  const normals = await REAL.climate.normalsAt({ lat, lng });
  const days = tenDays(rainAndSnowOf(normals, start, addDays(start, 7)) ?? NONE);
  expect(days.rain).toBeGreaterThanOrEqual(rain[0]);
  expect(days.rain).toBeLessThanOrEqual(rain[1]);
  expect(days.snow).toBeGreaterThanOrEqual(snow[0]);
  expect(days.snow).toBeLessThanOrEqual(snow[1]);
});

test('deep cold has snow only', async () => {
  const normals = await REAL.climate.normalsAt({ lat: 47.92, lng: 106.92 });
  const split = rainAndSnowOf(normals, '2027-01-10', '2027-01-20') ?? NONE;
  expect(split.rain).toBeLessThan(0.01);
});

test('the open sea has no figures', async () => {
  const normals = await REAL.climate.normalsAt({ lat: 30, lng: -40 });
  expect(rainAndSnowOf(normals, '2027-05-01', '2027-05-20')).toBeNull();
});

test('ten days are ten, and snow counts where one of ten is reached', () => {
  expect(tenDays({ rain: 0.36, snow: 0.094, dry: 0.546 })).toEqual({ rain: 5, snow: 0, dry: 5 });
  expect(tenDays({ rain: 0.3, snow: 0.15, dry: 0.55 })).toEqual({ rain: 3, snow: 2, dry: 5 });
  for (let rain = 0; rain <= 1; rain += 0.07) {
    for (let snow = 0; rain + snow <= 1; snow += 0.09) {
      const days = tenDays({ rain, snow, dry: 1 - rain - snow });
      expect(days.rain + days.snow + days.dry).toBe(10);
      expect(Math.min(days.rain, days.snow, days.dry)).toBeGreaterThanOrEqual(0);
    }
  }
});

test('it snows higher up only where there is higher ground', () => {
  const wet = { rain: 0.4, snow: 0, dry: 0.6 };
  expect(snowLine(wet, { high: 14, low: 6 }, { summit: 2600 }, 600)).toBe(2000);
  expect(snowLine(wet, { high: 14, low: 6 }, { summit: 1900 }, 600)).toBeNull();
  expect(snowLine({ ...wet, snow: 0.1 }, { high: 4, low: 0 }, { summit: 2600 }, 600)).toBeNull();
  expect(snowLine({ ...wet, rain: 0.1 }, { high: 14, low: 6 }, { summit: 2600 }, 600)).toBeNull();
});

const NONE = { rain: 0, snow: 0, dry: 0 };
