import * as v from 'valibot';
import { expect, test } from 'vitest';
import { climateNormalsSchema } from '#src/domain/climate/climate.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import type { Climate } from '#src/domain/ports.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Months count from 0. Ranges are known values with a tolerance of 3 K. */
const KNOWN = [
  {
    place: 'the Alps at Innsbruck in July',
    lat: 47.26,
    lng: 11.39,
    month: 6,
    high: [21, 29],
    low: [9, 17],
  },
  { place: 'Tromsø in January', lat: 69.65, lng: 18.96, month: 0, high: [-4, 2], low: [-9, -2] },
  { place: 'Palma in August', lat: 39.57, lng: 2.65, month: 7, high: [27, 33], low: [18, 24] },
  { place: 'Nairobi in April', lat: -1.29, lng: 36.82, month: 3, high: [22, 27], low: [11, 17] },
  { place: 'Cusco in June', lat: -13.53, lng: -71.97, month: 5, high: [16, 22], low: [-4, 4] },
  { place: 'Cairo in July', lat: 30.05, lng: 31.25, month: 6, high: [32, 38], low: [19, 26] },
  { place: 'Singapore in March', lat: 1.35, lng: 103.82, month: 2, high: [29, 34], low: [22, 27] },
  { place: 'Reykjavik in July', lat: 64.13, lng: -21.9, month: 6, high: [12, 18], low: [7, 12] },
  {
    place: 'Yakutsk in January',
    lat: 62.03,
    lng: 129.73,
    month: 0,
    high: [-39, -30],
    low: [-45, -36],
  },
  { place: 'Denver in July', lat: 39.74, lng: -104.99, month: 6, high: [28, 36], low: [12, 19] },
  { place: 'Tokyo in August', lat: 35.69, lng: 139.75, month: 7, high: [28, 34], low: [21, 27] },
  {
    place: 'the South Pole in July',
    lat: -90,
    lng: 0,
    month: 6,
    high: [-64, -52],
    low: [-70, -57],
  },
  {
    place: 'a Maldivian atoll in January',
    lat: 4.17,
    lng: 73.51,
    month: 0,
    high: [27, 32],
    low: [23, 28],
  },
  { place: 'mid-Atlantic in July', lat: 30, lng: -40, month: 6, high: [22, 29], low: [20, 27] },
] as const;

/** The contract of every adapter of this port. */
export function climateContract(create: () => Climate): void {
  const climate = create();

  test('every point of the world has twelve plausible months', async () => {
    const step = IS_SOAK ? 15 : 60;
    for (let lat = -90; lat <= 90; lat += step) {
      for (let lng = -180; lng <= 180; lng += step) {
        expect(flawsOf(await climate.normalsAt({ lat, lng }))).toEqual([]);
      }
    }
  });

  test.each(KNOWN)('$place has its known values', async ({ lat, lng, month, high, low }) => {
    const normals = await climate.normalsAt({ lat, lng });
    expect(isBetween(normals.months[month]?.high, high)).toBe(true);
    expect(isBetween(normals.months[month]?.low, low)).toBe(true);
  });

  test.each([
    { place: 'Bergen', lat: 60.39, lng: 5.32, year: [1700, 2800], wet: [180, 260] },
    { place: 'London', lat: 51.5, lng: -0.12, year: [520, 760], wet: [95, 140] },
    { place: 'Cairo', lat: 30.05, lng: 31.25, year: [5, 60], wet: [0, 12] },
    { place: 'Tokyo', lat: 35.69, lng: 139.75, year: [1200, 1900], wet: [90, 160] },
  ])('$place has its known precipitation', async ({ lat, lng, year, wet }) => {
    const { months } = await climate.normalsAt({ lat, lng });
    expect(isBetween(sum(months.map((month) => month.precipitation ?? 0)), year)).toBe(true);
    expect(isBetween(sum(months.map((month) => month.wetDays ?? 0)), wet)).toBe(true);
  });

  test('the open sea is marked as sea, without precipitation', async () => {
    const normals = await climate.normalsAt({ lat: 30, lng: -40 });
    expect(normals.surface).toBe('sea');
    expect(normals.months.every((month) => month.precipitation === null)).toBe(true);
    expect(normals.elevation).toBe(0);
  });

  test('points on either side of a coastline count as land', async () => {
    expect((await climate.normalsAt({ lat: 39.53, lng: 2.6 })).surface).toBe('land');
    expect((await climate.normalsAt({ lat: 39.57, lng: 2.65 })).surface).toBe('land');
  });

  test('it is colder up the mountain', async () => {
    const valley = await climate.normalsAt({ lat: 46.68, lng: 7.86 });
    const summit = await climate.normalsAt({ lat: 46.55, lng: 7.98 });
    expect(summit.elevation).toBeGreaterThan(valley.elevation + 1000);
    expect(summit.months[6]?.high).toBeLessThan((valley.months[6]?.high ?? 0) - 6);
  });

  test('both sides of the date line agree', async () => {
    const west = await climate.normalsAt({ lat: -16.8, lng: -180 });
    const east = await climate.normalsAt({ lat: -16.8, lng: 180 });
    for (const [month, { high }] of west.months.entries()) {
      expect(east.months[month]?.high).toBeCloseTo(high, 6);
    }
  });

  test('an aborted request rejects', async () => {
    const aborted = AbortSignal.abort();
    await expect(climate.normalsAt({ lat: 0, lng: 0 }, aborted)).rejects.toThrow('aborted');
  });
}

/** Implausible values by month; empty when there are none. */
function flawsOf(normals: ClimateNormals): string[] {
  const { months } = v.parse(climateNormalsSchema, normals);
  const flaws: string[] = [];
  for (const [index, { high, low, precipitation, wetDays }] of months.entries()) {
    if (low > high || high > 50 || low < -75) flaws.push(`month ${index}: ${low} to ${high}`);
    if ((precipitation === null) !== (wetDays === null)) flaws.push(`month ${index}: half a null`);
    if ((wetDays ?? 0) > (DAYS[index] ?? 0)) flaws.push(`month ${index}: ${wetDays} wet days`);
    if ((precipitation ?? 0) > 1600) flaws.push(`month ${index}: ${precipitation} mm`);
  }
  return flaws;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function isBetween(value: number | undefined, [least, most]: readonly number[]): boolean {
  return value !== undefined && value >= (least ?? 0) && value <= (most ?? 0);
}
