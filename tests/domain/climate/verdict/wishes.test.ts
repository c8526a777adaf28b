import { expect, test } from 'vitest';
import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { BetterDates } from '#src/domain/climate/verdict/better-dates.ts';
import { verdictOn } from '#src/domain/climate/verdict/verdict.ts';
import type { Verdict } from '#src/domain/climate/verdict/verdict.ts';
import { weatherWantsIn } from '#src/recommender/read/weather-wants-in.ts';
import { readWishes } from '#tests/helpers/read-wishes.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const PLACES = {
  saalbach: { lat: 47.39, lng: 12.64 },
  kitzbuehel: { lat: 47.446, lng: 12.392 },
  innsbruck: { lat: 47.26, lng: 11.38 },
  dublin: { lat: 53.35, lng: -6.26 },
  nuremberg: { lat: 49.45, lng: 11.08 },
  tromso: { lat: 69.65, lng: 18.95 },
  chania: { lat: 35.51, lng: 24.02 },
  kyoto: { lat: 35.01, lng: 135.77 },
  palma: { lat: 39.57, lng: 2.65 },
  zanzibar: { lat: -6.17, lng: 39.2 },
  valThorens: { lat: 45.3, lng: 6.58 },
  alesund: { lat: 62.47, lng: 6.15 },
  tallinn: { lat: 59.44, lng: 24.75 },
} as const;

type Place = keyof typeof PLACES;

/** Dates that nobody with that wish would be told to change. */
const NOTHING_BETTER: readonly (readonly [wish: string, Place, IsoDay, IsoDay])[] = [
  ['skiing', 'saalbach', '2027-02-06', '2027-02-13'],
  ['Skifahren', 'kitzbuehel', '2027-03-06', '2027-03-13'],
  ['snowboarding', 'innsbruck', '2027-01-16', '2027-01-23'],
  ['skiing with two teenagers', 'valThorens', '2027-01-30', '2027-02-05'],
  ['Christmas markets', 'dublin', '2027-12-04', '2027-12-07'],
  ['Weihnachtsmarkt', 'nuremberg', '2027-12-10', '2027-12-12'],
  ['northern lights', 'tromso', '2027-12-04', '2027-12-10'],
  ['Polarlichter', 'tromso', '2027-02-20', '2027-02-27'],
  ['midnight sun', 'tromso', '2027-06-18', '2027-06-24'],
  ['cherry blossom', 'kyoto', '2027-03-30', '2027-04-06'],
];

test.each(NOTHING_BETTER)('for %s in %s from %s to %s there is nothing better', async (...trip) => {
  const { goodFor, other } = await judge(...trip);
  expect(other).toBe('best');
  expect(goodFor).not.toBeNull();
});

const INDOORS: typeof NOTHING_BETTER = [
  ['pubs and music', 'dublin', '2027-12-04', '2027-12-08'],
  ['Museen und Oper', 'nuremberg', '2027-01-16', '2027-01-20'],
  ['Wellness und gutes Essen', 'innsbruck', '2027-11-06', '2027-11-10'],
  ['whiskey and traditional music', 'dublin', '2027-02-06', '2027-02-10'],
];

test.each(INDOORS)(
  'who comes for %s to %s from %s on is told of no warmer month',
  async (...trip) => {
    const { other } = await judge(...trip);
    expect(other).toBe('best');
  },
);

test('indoors, heat still counts', async () => {
  const { other } = await judge('museums', 'zanzibar', '2027-02-06', '2027-02-13');
  expect(other).not.toBe('best');
});

test('skiers are told of the snow on the slopes, not of that in the valley', async () => {
  const ski = await judge('skiing', 'innsbruck', '2027-02-06', '2027-02-13');
  const walk = await judge('', 'innsbruck', '2027-02-06', '2027-02-13');
  expect(ski).toMatchObject({ best: 'snow', goodFor: 'skiing', onSlopes: true });
  expect(ski.trip.snowCover).toBeGreaterThan(walk.trip.snowCover + 0.3);
  expect(walk.onSlopes).toBe(false);
});

test.each([
  ['Christmas markets', 'nuremberg', '2027-07-10', [12], 'missed'],
  ['northern lights', 'tromso', '2027-06-04', [9, 10, 2, 3], 'missed'],
  ['autumn leaves', 'kyoto', '2027-08-10', [10, 11, 12], 'missed'],
  ['skiing', 'saalbach', '2027-04-20', [12, 1, 2, 3], 'snowless'],
  ['Skifahren', 'saalbach', '2027-07-20', [12, 1, 2, 3], 'snowless'],
] as const)(
  'for %s in %s from %s another month has it',
  async (wish, place, start, months, gain) => {
    const other = betterOf(await judge(wish, place, start, addDays(start, 4)));
    expect(months).toContain(other.span.month);
    expect(other.gains[0]).toBe(gain);
  },
);

test('south of the auroral zone no dates are good for northern lights', async () => {
  const south = await judge('northern lights', 'alesund', '2027-11-05', '2027-11-09');
  expect(south.goodFor).toBeNull();
  expect(south.best).not.toBe('aurora');
});

test('who asks for the winter is told of no May', async () => {
  betterOf(await judge('old town', 'tallinn', '2028-01-14', '2028-01-16'));
  const { other } = await judge('winter, old town', 'tallinn', '2028-01-14', '2028-01-16');
  expect(other).toBeNull();
});

test('northern lights are no reason for other dates where they are never seen', async () => {
  const { other } = await judge('northern lights', 'palma', '2027-06-10', '2027-06-20');
  expect(other).toBe('best');
  const over = await judge('skiing', 'saalbach', '2027-02-06', '2027-02-13', '2027-02-14');
  expect(over.other).toBeNull();
});

test.each([
  ['with our baby, beach', 'heat'],
  ['mit meiner 75-jährigen Mutter ans Meer', 'heat'],
])('“%s”: heat counts from 28 degrees', async (wish, worst) => {
  // 28.2 degrees by day.
  const tender = await judge(wish, 'chania', '2027-09-11', '2027-09-20');
  expect(tender.trip.high).toBeLessThan(29);
  expect(tender.worst).toBe(worst);
  const others = await judge('beach', 'chania', '2027-09-11', '2027-09-20');
  expect(others.worst).not.toBe('heat');
});

test('with a baby, Crete in July has a cooler month that is still one for the sea', async () => {
  const other = betterOf(await judge('with our baby, beach', 'chania', '2027-07-10', '2027-07-20'));
  expect([6, 9]).toContain(other.span.month);
  expect(other.gains).toContain('heat');
});

test.each(["my brother's wedding", 'Geschäftsreise', 'whale watching'])(
  '“%s”: dates that no weather moves get no others',
  async (wish) => {
    const plain = await judge('', 'zanzibar', '2027-04-10', '2027-04-16');
    betterOf(plain);
    expect((await judge(wish, 'zanzibar', '2027-04-10', '2027-04-16')).other).toBeNull();
  },
);

test.each<[today: IsoDay, isProposed: boolean]>([
  ['2027-03-10', true],
  ['2027-03-11', false],
  ['2027-04-09', false],
  // The trip is over.
  ['2027-06-01', false],
])('a trip of 10 April seen on %s: other dates are proposed: %s', async (today, isProposed) => {
  const { other } = await judge('', 'zanzibar', '2027-04-10', '2027-04-16', today);
  expect(other !== null && typeof other !== 'string').toBe(isProposed);
});

test('these are the best dates, also shortly before', async () => {
  const { other } = await judge('skiing', 'saalbach', '2027-02-06', '2027-02-13', '2027-02-01');
  expect(other).toBe('best');
});

async function judge(
  wish: string,
  at: Place,
  startDate: IsoDay,
  endDate: IsoDay,
  today: IsoDay | null = null,
): Promise<Verdict> {
  const point = PLACES[at];
  const [climate, terrain] = await Promise.all([
    REAL.climate.normalsAt(point),
    REAL.terrain.at(point),
  ]);
  const wants = weatherWantsIn(readWishes(wish));
  return verdictOn({ climate, terrain, point }, { startDate, endDate }, wants, today);
}

function betterOf({ other }: Verdict): BetterDates {
  if (other === null || typeof other === 'string') {
    throw new TypeError(`${other} instead of other dates`);
  }
  return other;
}
