import { expect, test } from 'vitest';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { stopDates } from '#src/domain/stops/stays.ts';
import { turnedRound } from '#src/domain/stops/turned-round.ts';
import type { PlannedStop } from '#src/domain/trip/trip.ts';

type Year = { high: readonly number[]; wetDays: readonly number[] };

const EVERY_MONTH = Array.from({ length: 12 }, (_, month) => month);
const always = (value: number) => EVERY_MONTH.map(() => value);
/** Cold in January, warm in July. */
const seasons = (mean: number, swing: number) =>
  EVERY_MONTH.map((month) => mean - swing * Math.cos((2 * Math.PI * (month + 0.5)) / 12));

function climateOf({ high, wetDays }: Year): ClimateNormals {
  return {
    months: EVERY_MONTH.map((month) => ({
      high: high[month] ?? 0,
      low: (high[month] ?? 0) - 8,
      precipitation: 5 * (wetDays[month] ?? 0),
      wetDays: wetDays[month] ?? 0,
      highDeviation: null,
      lowDeviation: null,
      sunshine: null,
      wind: null,
      humidity: null,
    })),
    elevation: 0,
    surface: 'land',
    sea: null,
  };
}

/** 30 nights at each of the places, one after the other. */
function route(from: string, ...years: Year[]): Pick<PlannedStop, 'evidence' | 'trip'>[] {
  const dates = stopDates(
    from,
    years.map(() => ({ nights: 30, gap: 0 })),
  );
  const terrain = { elevation: 0, relief: 0, summit: 0, land: true, coastKm: 999, lakeKm: 999 };
  return years.map((year, at) => ({
    evidence: { climate: climateOf(year), terrain, timeZone: 'Etc/GMT' },
    trip: {
      location: { lat: 0, lng: 0, place: `Stop ${at + 1}` },
      request: { startDate: from, endDate: from, travelers: 2, preferences: '', ...dates[at] },
      language: 'en' as const,
    },
  }));
}

const DRY = always(2);
const SEASONAL: Year = { high: seasons(12, 14), wetDays: DRY };
const SAME_ALL_YEAR: Year = { high: always(24), wetDays: DRY };

test('north first in spring, it is felt to be warmer the other way round', () => {
  const turned = turnedRound(route('2027-03-01', SEASONAL, SAME_ALL_YEAR, SAME_ALL_YEAR));
  expect(turned).toMatchObject({ gain: 'warmer' });
  expect(turned).toHaveProperty('degrees', expect.closeTo(4.5, 0));
});

test('the better order has nothing to be said about', () => {
  expect(turnedRound(route('2027-03-01', SAME_ALL_YEAR, SAME_ALL_YEAR, SEASONAL))).toBeNull();
});

test('less than 4 K in the mean of the stops is not felt', () => {
  const mild = { high: seasons(12, 7), wetDays: DRY };
  expect(turnedRound(route('2027-03-01', mild, SAME_ALL_YEAR, SAME_ALL_YEAR))).toBeNull();
});

test('warmer than warm enough is no gain', () => {
  const hot = { high: seasons(32, 14), wetDays: DRY };
  expect(turnedRound(route('2027-03-01', hot, { high: always(30), wetDays: DRY }, hot))).toBeNull();
});

test('out of the heat is a gain', () => {
  const hot = { high: seasons(28, 14), wetDays: DRY };
  const desert = { high: always(33), wetDays: DRY };
  const turned = turnedRound(route('2027-07-01', hot, desert, desert, desert));
  expect(turned).toMatchObject({ gain: 'cooler' });
});

test('out of the rain is a gain, but not into the cold', () => {
  const monsoon = EVERY_MONTH.map((month) => (month === 5 ? 28 : 3));
  const wetFirst = { high: always(26), wetDays: monsoon };
  const dry = { high: always(26), wetDays: DRY };
  expect(turnedRound(route('2027-06-01', wetFirst, dry, dry))).toMatchObject({ gain: 'drier' });
  const coldLater = EVERY_MONTH.map((month) => (month === 7 ? 4 : 26));
  expect(
    turnedRound(route('2027-06-01', { high: coldLater, wetDays: monsoon }, dry, dry)),
  ).toBeNull();
});

test('nothing is said of a route with a stop that was not measured', () => {
  const [first, ...others] = route('2027-03-01', SEASONAL, SAME_ALL_YEAR, SAME_ALL_YEAR);
  if (first === undefined) throw new Error('a route without a stop');
  expect(turnedRound([{ ...first, evidence: null }, ...others])).toBeNull();
});
