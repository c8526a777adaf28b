import { expect, test } from 'vitest';
import { neighboursOf, spanWeather } from '#src/result/weather/chart/trip-weather.ts';
import { HIGH_COAST_EVIDENCE, highCoast } from '#tests/result/high-coast.ts';

test('the trip stands between the same span two weeks before and after', () => {
  const { location, request } = highCoast().trip;
  const place = { ...HIGH_COAST_EVIDENCE, point: location };
  const trip = spanWeather(place, request.startDate, request.endDate);
  const { before, after } = neighboursOf(place, trip);
  expect([before.startDate, before.endDate]).toEqual(['2027-05-27', '2027-06-06']);
  expect([after.startDate, after.endDate]).toEqual(['2027-06-24', '2027-07-04']);
  expect(before.climate.high).toBeLessThan(trip.climate.high);
  expect(trip.climate.high).toBeLessThan(after.climate.high);
  expect(trip.daylightMinutes).toBeGreaterThan(before.daylightMinutes);
});

test('daylight is that of the middle day', () => {
  const place = { ...HIGH_COAST_EVIDENCE, point: { lat: 78.2, lng: 15.6 } };
  expect(spanWeather(place, '2027-06-10', '2027-06-20').daylightMinutes).toBe(1440);
  expect(spanWeather(place, '2027-12-20', '2027-12-20').daylightMinutes).toBe(0);
});

test('the sea on the middle day follows its months', () => {
  const sea = [2, 1, 1, 2, 5, 10, 16, 18, 14, 9, 6, 4];
  const climate = { ...HIGH_COAST_EVIDENCE.climate, sea };
  const place = { ...HIGH_COAST_EVIDENCE, climate, point: { lat: 63.1, lng: 18.6 } };
  const trip = spanWeather(place, '2027-08-10', '2027-08-20');
  const { after } = neighboursOf(place, trip);
  expect(trip.sea).toBeGreaterThan(17);
  expect(after.sea).toBeLessThan(trip.sea ?? 0);
});
