import { expect, test } from 'vitest';
import { spreadOf } from '#src/domain/climate-spread.ts';
import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const pack = createFileDataPack();
const climate = createSurfaceClimate(pack, createElevationGrid(pack));

/** Share of days with snow on the ground, as it is commonly known; the ranges are wide. */
test.each([
  { place: 'Zermatt in February', lat: 46.02, lng: 7.75, month: 2, snow: [0.8, 1] },
  { place: 'Munich in January', lat: 48.14, lng: 11.58, month: 1, snow: [0.25, 0.6] },
  { place: 'Oslo in January', lat: 59.94, lng: 10.72, month: 1, snow: [0.55, 0.95] },
  { place: 'London in January', lat: 51.48, lng: -0.45, month: 1, snow: [0, 0.08] },
  { place: 'Sapporo in February', lat: 43.06, lng: 141.35, month: 2, snow: [0.85, 1] },
  { place: 'Helsinki in January', lat: 60.17, lng: 24.94, month: 1, snow: [0.5, 0.9] },
  { place: 'Moscow in January', lat: 55.75, lng: 37.62, month: 1, snow: [0.85, 1] },
  { place: 'Palma in January', lat: 39.57, lng: 2.65, month: 1, snow: [0, 0.02] },
  { place: 'Yakutsk in January', lat: 62.03, lng: 129.73, month: 1, snow: [0.97, 1] },
  { place: 'Oslo in July', lat: 59.94, lng: 10.72, month: 7, snow: [0, 0.001] },
  { place: 'Singapore in January', lat: 1.35, lng: 103.82, month: 1, snow: [0, 0] },
])('snow lies at $place as often as is known', async ({ lat, lng, month, snow }) => {
  const days = String(month).padStart(2, '0');
  const normals = await climate.normalsAt({ lat, lng });
  const { snowCover } = spreadOf(normals, `2027-${days}-05`, `2027-${days}-25`);
  expect(snowCover).toBeGreaterThanOrEqual(snow[0] ?? Number.NaN);
  expect(snowCover).toBeLessThanOrEqual(snow[1] ?? Number.NaN);
});

test('over the open sea nothing is said about snow', async () => {
  const normals = await climate.normalsAt({ lat: 60, lng: -30 });
  expect(spreadOf(normals, '2027-01-05', '2027-01-10').snowCover).toBeNull();
});
