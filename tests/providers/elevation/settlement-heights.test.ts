import { expect, test } from 'vitest';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createSettlementHeights } from '#src/providers/elevation/settlement-heights.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const pack = createFileDataPack();
const settlements = createSettlementHeights(pack);
const terrain = createGridTerrain(pack, createElevationGrid(pack));

test.each([
  { place: 'Zermatt', lat: 46.02, lng: 7.749, metres: 1610 },
  { place: 'Odda on its fjord', lat: 60.069, lng: 6.546, metres: 5 },
  { place: 'Innsbruck', lat: 47.263, lng: 11.395, metres: 578 },
  { place: 'Chamonix', lat: 45.924, lng: 6.87, metres: 1040 },
  { place: 'Lauterbrunnen', lat: 46.594, lng: 7.909, metres: 800 },
])('$place lies on the floor of its valley', async ({ lat, lng, metres }) => {
  const facts = await terrain.at({ lat, lng });
  expect(Math.abs(facts.elevation - metres)).toBeLessThanOrEqual(80);
});

test('points away from known settlements are not corrected', async () => {
  expect(await settlements.correctionAt({ lat: 52.5, lng: 13.4 })).toBe(0);
  expect(await settlements.correctionAt({ lat: 30, lng: -40 })).toBe(0);
});

test("a valley's correction fades with the distance", async () => {
  const village = await settlements.correctionAt({ lat: 46.02, lng: 7.749 });
  const ridge = await settlements.correctionAt({ lat: 46.045, lng: 7.7 });
  expect(village).toBeLessThan(-400);
  expect(Math.abs(ridge)).toBeLessThan(Math.abs(village) / 2);
});

test('a summit has its known height, and its correction has faded 3 km away', async () => {
  const summit = await terrain.at({ lat: 45.976, lng: 7.658 });
  expect(Math.abs(summit.elevation - 4478)).toBeLessThanOrEqual(30);
  expect(await settlements.correctionAt({ lat: 45.976, lng: 7.615 })).toBeLessThan(200);
});

test("a valley's correction never lowers a shore below sea level", async () => {
  const papeete = await terrain.at({ lat: -17.535, lng: -149.5696 });
  expect(papeete.elevation).toBeGreaterThanOrEqual(0);
});
