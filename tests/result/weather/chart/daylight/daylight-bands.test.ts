import { describe, expect, test } from 'vitest';
import { daylightBands } from '#src/result/weather/chart/daylight/daylight-bands.ts';
import { sunYear } from '#src/result/weather/chart/daylight/sun-year.ts';
import type { SunDay } from '#src/result/weather/chart/daylight/sun-year.ts';

const AXIS = { left: 0, right: 365 };
const STRIP_PX = 24;
const JUNE_21 = 171;
const DECEMBER_21 = 354;

/** Hours of the day, 0..24, that lie in the band on a day: read from its drawn path. */
function hoursIn(path: string, day: number): number {
  const samples = Array.from({ length: 240 }, (_, index) => (index + 0.5) / 10);
  return samples.filter((hour) => isInside(path, day + 0.5, hour)).length / 10;
}

/** The non-zero rule that SVG fills by. */
function isInside(path: string, x: number, y: number): boolean {
  let winding = 0;
  for (const part of path.split('Z').filter((text) => text !== '')) {
    const points = part
      .slice(1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number));
    for (const [index, [x1 = 0, y1 = 0]] of points.entries()) {
      const [x2 = 0, y2 = 0] = points[(index + 1) % points.length] ?? [];
      const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
      if (y1 <= y && y2 > y && side > 0) winding += 1;
      if (y1 > y && y2 <= y && side < 0) winding -= 1;
    }
  }
  return winding !== 0;
}

test('in the north the day is long in June and short in December', () => {
  const sun = sunYear({ lat: 63.1282, lng: 18.6435 }, 'Europe/Stockholm', '2027-06-15');
  const { day } = daylightBands(AXIS, sun, STRIP_PX);
  expect(hoursIn(day, JUNE_21)).toBeCloseTo(20.4, 0);
  expect(hoursIn(day, DECEMBER_21)).toBeCloseTo(4.4, 0);
});

test('the midnight sun fills the strip, the polar night leaves it dark, and neither has an edge', () => {
  const sun = sunYear({ lat: 78.2, lng: 15.6 }, 'Arctic/Longyearbyen', '2027-06-15');
  const { day, twilight, edges } = daylightBands(AXIS, sun, STRIP_PX);
  expect(hoursIn(day, JUNE_21)).toBe(24);
  expect(hoursIn(day, DECEMBER_21)).toBe(0);
  expect(hoursIn(twilight, DECEMBER_21)).toBe(0);
  const drawnAt = [...edges.matchAll(/[ML]([\d.]+) /gu)].map(([, x]) => Math.floor(Number(x)));
  expect(drawnAt).not.toContain(JUNE_21);
  expect(drawnAt).not.toContain(DECEMBER_21);
  expect(drawnAt.length).toBeGreaterThan(0);
});

test('a polar night with twilight at noon shows it', () => {
  const sun = sunYear({ lat: 69.65, lng: 18.96 }, 'Europe/Oslo', '2027-12-21');
  const { day, twilight } = daylightBands(AXIS, sun, STRIP_PX);
  expect(hoursIn(day, DECEMBER_21)).toBe(0);
  expect(hoursIn(twilight, DECEMBER_21)).toBeGreaterThan(4);
});

test('light past midnight wraps to the top of the strip', () => {
  const late: SunDay = { noon: 15, halfDay: 11, halfTwilight: 12 };
  const year = Array.from({ length: 365 }, () => late);
  const { day } = daylightBands(AXIS, year, STRIP_PX);
  expect(isInside(day, 100, 1)).toBe(true);
  expect(isInside(day, 100, 3)).toBe(false);
  expect(isInside(day, 100, 23)).toBe(true);
});

describe("the strip's time zone", () => {
  test('is that of the place during the trip, including summer time', () => {
    const place = { lat: 48.2, lng: 16.4 };
    const summer = sunYear(place, 'Europe/Vienna', '2027-07-01');
    const winter = sunYear(place, 'Europe/Vienna', '2027-01-10');
    expect((summer[100]?.noon ?? 0) - (winter[100]?.noon ?? 0)).toBeCloseTo(1, 2);
  });

  test('is solar time where the zone is unknown', () => {
    const sun = sunYear({ lat: 0, lng: -140 }, 'Nowhere/Atoll', '2027-07-01');
    expect(Math.abs((sun[0]?.noon ?? 0) - 12)).toBeLessThan(0.8);
  });

  test('has solar noon in the afternoon at the western end of a wide zone', () => {
    const sun = sunYear({ lat: 39.47, lng: 75.99 }, 'Asia/Shanghai', '2027-07-01');
    expect(sun[180]?.noon).toBeCloseTo(15, 0);
  });
});
