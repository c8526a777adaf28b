import { expect, test } from 'vitest';
import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import { KNOWN_SNOW } from '#tests/fixtures/climate/known-snow.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const { climate } = REAL;

/** docs/climate.md says why. */
const KNOWN_MISSES = new Set(['Ushuaia']);

test.each(KNOWN_SNOW.filter(({ place }) => !KNOWN_MISSES.has(place)))(
  'the snow cover at $place in month $month is the known one',
  async ({ lat, lng, month, snow }) => {
    const days = String(month).padStart(2, '0');
    const normals = await climate.normalsAt({ lat, lng });
    const { snowCover } = spreadOf(normals, `2027-${days}-01`, `2027-${days}-28`);
    expect(snowCover).toBeGreaterThanOrEqual(snow[0]);
    expect(snowCover).toBeLessThanOrEqual(snow[1]);
  },
);

test.each([
  ['the top of Mount Fuji is mostly bare in mid-July', 35.3606, 138.7274, '07-15', 0, 0.25],
  ['the top of Mount Fuji is white in May', 35.3606, 138.7274, '05-15', 0.9, 1],
  ['the Gornergrat is mostly bare in mid-July', 45.983, 7.785, '07-15', 0, 0.3],
  ['the ice of the Jungfraujoch stays all summer', 46.5475, 7.98, '08-15', 0.9, 1],
  ['Reine in March is white on some days', 67.932, 13.088, '03-15', 0.2, 0.6],
  ['Nuuk in March is white', 64.18, -51.72, '03-15', 0.95, 1],
] as const)('%s', async (_, lat, lng, day, least, most) => {
  const { snowCover } = spreadOf(
    await climate.normalsAt({ lat, lng }),
    `2027-${day}`,
    `2027-${day}`,
  );
  expect(snowCover).toBeGreaterThanOrEqual(least);
  expect(snowCover).toBeLessThanOrEqual(most);
});

test('the open sea has no snow cover', async () => {
  const normals = await climate.normalsAt({ lat: 60, lng: -30 });
  expect(spreadOf(normals, '2027-01-05', '2027-01-10').snowCover).toBeNull();
});
