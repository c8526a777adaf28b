import { expect, test } from 'vitest';
import type { Terrain } from '#src/domain/ports.ts';
import { terrainFactsSchema } from '#src/domain/place/terrain.ts';
import * as v from 'valibot';

const EVERYWHERE = [
  [90, 0],
  [-90, 0],
  [0, 180],
  [0, -180],
  [30, -40],
  [47.38, 11.48],
  [-8.52, 179.2],
] as const;

/** The contract of every adapter of this port. */
export function terrainContract(create: () => Terrain): void {
  const terrain = create();

  test.each(EVERYWHERE)('%d, %d has numeric facts', async (lat, lng) => {
    const facts = v.parse(terrainFactsSchema, await terrain.at({ lat, lng }));
    for (const value of [facts.elevation, facts.relief, facts.summit]) {
      expect(Number.isFinite(value)).toBe(true);
    }
    expect(facts.relief).toBeGreaterThanOrEqual(0);
    expect(facts.summit).toBeGreaterThanOrEqual(facts.elevation);
    expect(facts.coastKm).toBeLessThanOrEqual(999);
    expect(facts.lakeKm).toBeLessThanOrEqual(999);
  });

  test.each([
    {
      place: 'Innsbruck',
      lat: 47.26,
      lng: 11.39,
      land: true,
      summit: [1800, 2800],
      coast: [200, 320],
    },
    { place: 'the Dutch coast', lat: 52.1, lng: 4.3, land: true, summit: [0, 60], coast: [0, 12] },
    { place: 'Tromsø', lat: 69.65, lng: 18.95, land: true, summit: [300, 1500], coast: [0, 8] },
    {
      place: 'Cusco',
      lat: -13.53,
      lng: -71.97,
      land: true,
      summit: [3700, 4800],
      coast: [280, 420],
    },
    { place: 'mid-Atlantic', lat: 30, lng: -40, land: false, summit: [0, 0], coast: [900, 999] },
    {
      place: 'the South Pole',
      lat: -90,
      lng: 0,
      land: true,
      summit: [2600, 3000],
      coast: [400, 999],
    },
    { place: 'Urumqi', lat: 43.8, lng: 87.6, land: true, summit: [800, 3000], coast: [999, 999] },
  ])('$place has its known terrain', async ({ lat, lng, land, summit, coast }) => {
    const facts = await terrain.at({ lat, lng });
    expect(facts.land).toBe(land);
    expectBetween(facts.summit, summit);
    expectBetween(facts.coastKm, coast);
  });

  test('the distance to a lake is small beside one', async () => {
    expect((await terrain.at({ lat: 47.25, lng: 9.4 })).lakeKm).toBeLessThan(35);
    expect((await terrain.at({ lat: 23, lng: 10 })).lakeKm).toBeGreaterThan(200);
  });

  test('heights around a point are a grid with the north first', async () => {
    const extent = { widthDegrees: 1, heightDegrees: 0.5, columns: 40, rows: 20 };
    const heights = await terrain.heightsAround({ lat: 47.3, lng: 11.4 }, extent);
    expect(heights).toHaveLength(800);
    expect(heights.every((height) => Number.isFinite(height))).toBe(true);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1000);
    const north = await terrain.heightsAround(
      { lat: 47.425, lng: 11.4 },
      { ...extent, heightDegrees: 0.25, rows: 10 },
    );
    expect(heights.slice(0, 400)).toEqual(north);
  });

  test('an aborted request rejects', async () => {
    const aborted = AbortSignal.abort();
    await expect(terrain.at({ lat: 0, lng: 0 }, aborted)).rejects.toThrow('aborted');
  });
}

function expectBetween(value: number, [least, most]: readonly number[]): void {
  expect(value).toBeGreaterThanOrEqual(least ?? 0);
  expect(value).toBeLessThanOrEqual(most ?? 0);
}
