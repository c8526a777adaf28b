import { expect, test } from 'vitest';
import { daylightMinutes, daylightOn } from '#src/domain/days/daylight.ts';

const STOCKHOLM = { lat: 59.33, lng: 18.07 };
const TROMSO = { lat: 69.65, lng: 18.96 };
const AUCKLAND = { lat: -36.85, lng: 174.76 };

function minutesOf(clock: string | null): number {
  const [hours = Number.NaN, minutes = Number.NaN] = (clock ?? '').split(':').map(Number);
  return hours * 60 + minutes;
}

test('midsummer in Stockholm runs from about 03:31 to 22:08', () => {
  const light = daylightOn('2027-06-21', STOCKHOLM, 'Europe/Stockholm');
  expect(light.kind).toBe('normal');
  if (light.kind !== 'normal') return;
  expect(Math.abs(minutesOf(light.sunrise) - minutesOf('03:31'))).toBeLessThanOrEqual(3);
  expect(Math.abs(minutesOf(light.sunset) - minutesOf('22:08'))).toBeLessThanOrEqual(3);
  expect(light.minutes).toBeGreaterThan(18 * 60);
});

test('the sun does not set on Tromsø in June, and does not rise in January', () => {
  expect(daylightOn('2027-06-21', TROMSO, 'Europe/Oslo')).toEqual({
    kind: 'polar-day',
    minutes: 1440,
  });
  const night = daylightOn('2027-01-02', TROMSO, 'Europe/Oslo');
  expect(night.kind).toBe('polar-night');
  expect(night).toHaveProperty('dawn', expect.stringMatching(/^\d\d:\d\d$/u));
});

test('the equator has about twelve hours on any day', () => {
  for (const day of ['2027-01-15', '2027-04-15', '2027-10-15']) {
    const { minutes } = daylightOn(day, { lat: 0, lng: 36.8 }, 'Africa/Nairobi');
    expect(Math.abs(minutes - 727)).toBeLessThan(8);
  }
});

test('beyond the date line the calendar day is the local one', () => {
  const light = daylightOn('2027-12-21', AUCKLAND, 'Pacific/Auckland');
  if (light.kind !== 'normal') throw new Error(light.kind);
  expect(Math.abs(minutesOf(light.sunrise) - minutesOf('05:58'))).toBeLessThanOrEqual(4);
  expect(Math.abs(minutesOf(light.sunset) - minutesOf('20:39'))).toBeLessThanOrEqual(4);
});

test('the South Pole has polar day in December and polar night in June', () => {
  const pole = { lat: -90, lng: 0 };
  expect(daylightOn('2027-12-21', pole, 'Antarctica/McMurdo').kind).toBe('polar-day');
  expect(daylightOn('2027-06-21', pole, 'Antarctica/McMurdo').kind).toBe('polar-night');
});

test('the minutes alone are those of the day by the clock, in polar day and night too', () => {
  for (const point of [STOCKHOLM, TROMSO, AUCKLAND]) {
    for (const day of ['2027-01-02', '2027-03-21', '2027-06-21']) {
      expect(daylightMinutes(day, point)).toBe(daylightOn(day, point, 'UTC').minutes);
    }
  }
});
