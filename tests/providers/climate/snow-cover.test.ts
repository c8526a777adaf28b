import { expect, test } from 'vitest';
import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import { KNOWN_SNOW } from '#tests/fixtures/known-snow.ts';
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

test('the open sea has no snow cover', async () => {
  const normals = await climate.normalsAt({ lat: 60, lng: -30 });
  expect(spreadOf(normals, '2027-01-05', '2027-01-10').snowCover).toBeNull();
});
