import { assert, constant, constantFrom, double, option, property, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { DISCOMFORTS } from '#src/domain/climate/verdict/discomfort.ts';
import type { Discomfort } from '#src/domain/climate/verdict/discomfort.ts';
import { FELT, isFelt } from '#src/domain/climate/verdict/felt-difference.ts';
import type { FeltFigures } from '#src/domain/climate/verdict/felt-difference.ts';
import { verdictOn } from '#src/domain/climate/verdict/verdict.ts';
import { NO_WANTS } from '#src/domain/climate/weather-wants.ts';
import { KNOWN_VERDICTS } from '#tests/fixtures/climate/verdict-places.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const DAYS: FeltFigures = {
  high: 31,
  low: 20,
  felt: null,
  wetDays: 4,
  dailyMm: 5,
  wind: 6,
  light: 8,
  sea: 18,
  snowCover: 0.5,
};
/** They are there, or they are not: no figure to differ by. */
const YES_OR_NO: ReadonlySet<Discomfort> = new Set<Discomfort>(['fog', 'storms', 'missed']);

test.each<[kind: Discomfort, felt: Partial<FeltFigures>, unfelt: Partial<FeltFigures>]>([
  ['heat', { high: 31 - FELT.day }, { high: 30 }],
  ['heat', { low: 20 - FELT.night }, { low: 18 }],
  ['cold', { high: 31 + FELT.day }, { high: 32 }],
  ['cold', { low: 20 + FELT.night }, { low: 22 }],
  ['wet', { wetDays: 4 - FELT.wetDays }, { wetDays: 3 }],
  ['wet', { dailyMm: 1 }, { dailyMm: 2 }],
  ['wind', { wind: 6 - FELT.wind }, { wind: 5 }],
  ['dark', { light: 8 + FELT.light }, { light: 8.5 }],
  ['sea', { sea: 18 + FELT.sea }, { sea: 19 }],
  ['snowless', { snowCover: 0.5 + FELT.snow }, { snowCover: 0.6 }],
])('%s: %o is felt, %o is not', (kind, felt, unfelt) => {
  expect(isFelt(kind, DAYS, { ...DAYS, ...felt })).toBe(true);
  expect(isFelt(kind, DAYS, { ...DAYS, ...unfelt })).toBe(false);
});

test('it is the felt temperature that counts', () => {
  const humid: FeltFigures = { ...DAYS, felt: { celsius: 38, by: 'humidity' } };
  expect(isFelt('heat', humid, DAYS)).toBe(true);
});

/** Warmer nights may come with cooler days, and more showers with less rain. */
const MIXED: ReadonlySet<Discomfort> = new Set<Discomfort>(['heat', 'cold', 'wet']);

const figures: Arbitrary<FeltFigures> = record({
  high: double({ min: -30, max: 45, noNaN: true }),
  low: double({ min: -40, max: 32, noNaN: true }),
  felt: constant(null),
  wetDays: option(double({ min: 0, max: 10, noNaN: true })),
  dailyMm: option(double({ min: 0, max: 40, noNaN: true })),
  wind: option(double({ min: 0, max: 15, noNaN: true })),
  light: double({ min: 0, max: 24, noNaN: true }),
  sea: option(double({ min: -2, max: 33, noNaN: true })),
  snowCover: double({ min: 0, max: 1, noNaN: true }),
});

test('nothing is felt between the same days, and no thing is better both ways', () => {
  const measured = DISCOMFORTS.filter((kind) => !YES_OR_NO.has(kind));
  assert(
    property(figures, figures, constantFrom(...measured), (one, other, kind) => {
      expect(isFelt(kind, one, one)).toBe(false);
      const ways = [isFelt(kind, one, other), isFelt(kind, other, one)];
      expect(MIXED.has(kind) || !ways.every(Boolean)).toBe(true);
    }),
  );
});

test('whatever is proposed at any place in any month, each of its reasons is felt', async () => {
  let reasons = 0;
  for (const { lat, lng } of KNOWN_VERDICTS.filter((_, index) => index % 2 === 0)) {
    const point = { lat, lng };
    const [climate, terrain] = await Promise.all([
      REAL.climate.normalsAt(point),
      REAL.terrain.at(point),
    ]);
    for (const month of ['02', '05', '08', '11']) {
      const dates = { startDate: `2027-${month}-10`, endDate: `2027-${month}-17` };
      const { other, trip } = verdictOn({ climate, terrain, point }, dates, NO_WANTS, null);
      if (other === null || typeof other === 'string') continue;
      reasons += other.gains.length;
      expect(other.gains.length).toBeGreaterThan(0);
      expect(other.gains.filter((gain) => !isFelt(gain, trip, other.span))).toEqual([]);
    }
  }
  expect(reasons).toBeGreaterThan(40);
});
