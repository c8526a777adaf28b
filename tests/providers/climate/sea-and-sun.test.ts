import { expect, test } from 'vitest';
import { quantile } from '#data/climate/check/quantile.ts';
import { KNOWN_BAYS } from '#tests/fixtures/climate/known-bays.ts';
import { KNOWN_SEA } from '#tests/fixtures/climate/known-sea.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const { climate } = REAL;

test.each(KNOWN_SEA)(
  'the sea temperature at $place in month $month is the known one',
  async ({ lat, lng, month, celsius }) => {
    const { sea } = await climate.normalsAt({ lat, lng });
    expect(Math.abs((sea?.[month] ?? Number.NaN) - celsius)).toBeLessThanOrEqual(2.5);
  },
);

test.each([
  { place: 'Munich', lat: 48.14, lng: 11.58 },
  { place: 'Cairo', lat: 30.05, lng: 31.25 },
  { place: 'Baku on the Caspian, a lake', lat: 40.37, lng: 49.85 },
  { place: 'Geneva on its lake', lat: 46.21, lng: 6.15 },
])('$place has no sea temperature', async ({ lat, lng }) => {
  expect((await climate.normalsAt({ lat, lng })).sea).toBeNull();
});

test('the open sea has a water temperature', async () => {
  const { sea, surface } = await climate.normalsAt({ lat: 30, lng: -40 });
  expect(surface).toBe('sea');
  expect(sea?.[7]).toBeGreaterThan(24);
});

/** Known share of the possible sunshine; months count from 0. */
test.each([
  { place: 'Cairo in July', lat: 30.05, lng: 31.25, month: 6, sun: [0.75, 1] },
  { place: 'London in December', lat: 51.5, lng: -0.12, month: 11, sun: [0.1, 0.3] },
  { place: 'Bergen in January', lat: 60.39, lng: 5.32, month: 0, sun: [0.02, 0.25] },
  { place: 'Palma in July', lat: 39.57, lng: 2.65, month: 6, sun: [0.65, 0.9] },
  { place: 'Phoenix in June', lat: 33.45, lng: -112.07, month: 5, sun: [0.85, 1] },
  { place: 'Tromsø in December', lat: 69.65, lng: 18.96, month: 11, sun: [0, 0.06] },
  { place: 'Lima in August', lat: -12.05, lng: -77.04, month: 7, sun: [0, 0.35] },
])('$place has its known sunshine', async ({ lat, lng, month, sun }) => {
  const share = (await climate.normalsAt({ lat, lng })).months[month]?.sunshine;
  expect(share).toBeGreaterThanOrEqual(sun[0] ?? Number.NaN);
  expect(share).toBeLessThanOrEqual(sun[1] ?? Number.NaN);
});

test('sunshine is unknown where no station is near', async () => {
  const { months } = await climate.normalsAt({ lat: -90, lng: 0 });
  expect(months.every(({ sunshine }) => sunshine === null)).toBe(true);
});

test('the water of bays and shallow seas: median within 1 K, nine in ten within 2.6', async () => {
  const misses: number[] = [];
  for (const { lat, lng, month, celsius } of KNOWN_BAYS) {
    const { sea } = await climate.normalsAt({ lat, lng });
    misses.push(Math.abs((sea?.[month] ?? Number.NaN) - celsius));
  }
  expect(quantile(misses, 0.5)).toBeLessThanOrEqual(1);
  expect(quantile(misses, 0.9)).toBeLessThanOrEqual(2.6);
});
