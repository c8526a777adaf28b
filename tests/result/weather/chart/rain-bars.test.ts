import { expect, test } from 'vitest';
import { rainBars, rainShares } from '#src/result/weather/chart/rain-bars.ts';
import { HIGH_COAST_EVIDENCE } from '#tests/result/high-coast.ts';

const AXIS = { left: 34, right: 399 };

test('the share is rainy days by days of the month', () => {
  const shares = rainShares(HIGH_COAST_EVIDENCE.climate) ?? [];
  expect(shares).toHaveLength(12);
  expect(shares[5]).toBeCloseTo(9.6 / 30);
  expect(shares[1]).toBeCloseTo(8 / 28);
});

test('half of the days fills a bar, all of them where any month is wetter', () => {
  const dry = rainBars(
    AXIS,
    Array.from({ length: 12 }, () => 0.25),
    40,
  );
  expect(dry.fullShare).toBe(0.5);
  expect(dry.bars[0]).toEqual({ x: 37, width: 25, height: 20, share: 0.25 });
  const wet = rainBars(AXIS, [...Array.from({ length: 11 }, () => 0.25), 0.9], 40);
  expect(wet.fullShare).toBe(1);
  expect(wet.bars[11]?.height).toBe(36);
});

test('without figures for a month there are no bars at all', () => {
  const { climate } = HIGH_COAST_EVIDENCE;
  const months = climate.months.map((month, index) =>
    index === 3 ? { ...month, precipitation: null, wetDays: null } : month,
  );
  expect(rainShares({ ...climate, surface: 'sea', months })).toBeNull();
});
