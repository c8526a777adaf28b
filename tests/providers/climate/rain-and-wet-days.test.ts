import { expect, test } from 'vitest';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const { climate } = REAL;

test.each([
  { place: 'Kyoto in January', lat: 35.01, lng: 135.76, month: 0, days: [6, 9] },
  { place: 'Kyoto in June', lat: 35.01, lng: 135.76, month: 5, days: [10, 13] },
  { place: 'Kyoto in November', lat: 35.01, lng: 135.76, month: 10, days: [5.5, 8.5] },
  { place: 'Tokyo in January', lat: 35.69, lng: 139.75, month: 0, days: [3.5, 6.5] },
  { place: 'Svolvær in March', lat: 68.23, lng: 14.57, month: 2, days: [14, 18] },
  { place: 'La Paz in January', lat: -16.5, lng: -68.15, month: 0, days: [14, 20] },
])('$place has its known wet days', async ({ lat, lng, month, days }) => {
  const { months } = await climate.normalsAt({ lat, lng });
  expect(months[month]?.wetDays).toBeGreaterThanOrEqual(days[0] ?? Number.NaN);
  expect(months[month]?.wetDays).toBeLessThanOrEqual(days[1] ?? Number.NaN);
});

test.each([
  { island: 'Réunion', wet: [-21.03, 55.71], dry: [-21.06, 55.22], times: 4 },
  { island: 'Hawaii', wet: [19.72, -155.08], dry: [19.64, -155.99], times: 4 },
  { island: 'Maui', wet: [20.76, -155.99], dry: [20.89, -156.47], times: 3 },
  { island: 'Tenerife', wet: [28.41, -16.55], dry: [28.06, -16.73], times: 2 },
])('the windward side of $island has $times times the rain of the lee', async (sides) => {
  const [wetLat = 0, wetLng = 0] = sides.wet;
  const [dryLat = 0, dryLng = 0] = sides.dry;
  const wet = rainOf(await climate.normalsAt({ lat: wetLat, lng: wetLng }));
  const dry = rainOf(await climate.normalsAt({ lat: dryLat, lng: dryLng }));
  expect(wet / dry).toBeGreaterThan(sides.times);
});

test('Salalah has its khareef: July is damp, cloudy and cooler than May', async () => {
  const { months } = await climate.normalsAt({ lat: 17.02, lng: 54.09 });
  const [may, july] = [months[4], months[6]];
  expect(july?.high).toBeLessThan((may?.high ?? 0) - 3);
  expect(july?.sunshine).toBeLessThan(0.25);
  expect(july?.wetDays).toBeGreaterThan(5);
});

test('Zermatt has the rain of a dry valley, the top of Kilimanjaro that of a desert', async () => {
  expect(rainOf(await climate.normalsAt({ lat: 46.02, lng: 7.75 }))).toBeLessThan(720);
  expect(rainOf(await climate.normalsAt({ lat: -3.0758, lng: 37.3533 }))).toBeLessThan(500);
});

function rainOf({ months }: ClimateNormals): number {
  return months.reduce((sum, { precipitation }) => sum + (precipitation ?? Number.NaN), 0);
}
