import { describe, expect, test } from 'vitest';
import { GENERAL } from '#src/domain/catalogue.ts';
import { equipmentEn } from '#src/recommender/say/en/equipment.ts';
import { JOBS } from '#src/recommender/decide/equipment/all-jobs.ts';
import { bestFor } from '#src/recommender/decide/equipment/best-product.ts';
import { equipmentFigures } from '#src/recommender/say/equipment/equipment-figures.ts';
import { always, partOf } from '#src/recommender/decide/equipment/job.ts';
import { coldestNight } from '#src/recommender/decide/equipment/cold-nights.ts';
import { occasionOf } from '#src/recommender/decide/equipment/occasion.ts';
import type { Occasion } from '#src/recommender/decide/equipment/occasion.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { PRODUCTS } from '#data/catalogue/source.ts';
import {
  occasionOn,
  plainFacts,
  withTemperatures,
  withTerrain,
  withWetDays,
  withText,
} from '#tests/fixtures/trips/trips-facts.ts';

const berlin = await plainFacts();
/** Away from the big city, where one is outside all day. */
const country = { ...berlin, features: [] };

describe('what a household of a temperate country has', () => {
  test.each([
    ['a winter jacket, for frost', country, -11.9, 'have'],
    ['not one for hours outside in real cold', country, -12.1, 'trip'],
    ['but in a town that one too', berlin, -12.1, 'have'],
  ] as const)('%s', (_, facts, coldNight, part) => {
    const cold = withTemperatures(facts, coldNight + 8, coldNight + 4);
    expect(listOf('insulated-jacket', occasionOn(cold))).toBe(part);
  });

  test('a rain jacket for showers; rain on every second day asks for one', () => {
    expect(listOf('rain-jacket', inWind(country, 3, 4.9))).toBe('have');
    expect(listOf('rain-jacket', inWind(country, 3, 5))).toBe('trip');
  });

  test('in wind of 5 m/s a jacket is for the trip from 3.5 wet days of 10, at 6 m/s from 2.5', () => {
    const days = [inWind(country, 5, 3.4), inWind(country, 5, 3.5)];
    const windier = [inWind(country, 5.9, 2.5), inWind(country, 6, 2.5)];
    expect(days.map((one) => listOf('rain-jacket', one))).toEqual(['have', 'trip']);
    expect(windier.map((one) => listOf('rain-jacket', one))).toEqual(['have', 'trip']);
  });

  test('nobody opens an umbrella in a wind of 5 m/s', () => {
    expect(listOf('umbrella', inWind(berlin, 4.9, 3))).toBe('trip');
    expect(listOf('umbrella', inWind(berlin, 5, 3))).toBeNull();
  });

  test('boots are for hills; on flat paths one’s shoes do', () => {
    const hikes = [149, 150].map((relief) => asking(withTerrain(country, { relief }), 'Hiking'));
    expect(hikes.map((hike) => listOf('hiking-boots', hike))).toEqual(['have', 'trip']);
  });

  test('trousers for a walk from a house; for nights in a tent they are on the list', () => {
    expect(listOf('outdoor-trousers', asking(country, 'Hiking'))).toBe('have');
    expect(listOf('outdoor-trousers', asking(country, 'Hiking', 'Camping'))).toBe('trip');
  });
});

test('who carries a tent for days has boots, a pack and rain wear', () => {
  const cool = withTemperatures(withTerrain(country, { relief: 600 }), 16, 8);
  const hills = withWetDays(cool, 5);
  const jobs = ['hiking-boots', 'trekking-pack', 'rain-jacket', 'rain-trousers'];
  const listsOn = (...keys: WishKey[]) => jobs.map((job) => listOf(job, asking(hills, ...keys)));
  expect(listsOn('trek', 'Camping')).toEqual(['have', 'have', 'have', 'have']);
  expect(listsOn('Hiking', 'Camping')).toEqual(['trip', 'trip', 'trip', 'trip']);
});

test('pilgrims walk in what they have', () => {
  const hills = withTerrain(country, { relief: 600 });
  expect(listOf('hiking-boots', asking(hills, 'pilgrimage'))).toBe('have');
});

describe('what is lent', () => {
  const lapland = withTemperatures(
    { ...country, trip: { ...country.trip, location: { lat: 67, lng: 25, place: '' } } },
    -5,
    -14,
  );
  test.each(['insulated-jacket', 'warm-trousers'])('%s in the far north in winter', (job) => {
    expect(JOBS[job]?.obtain?.(occasionOn(lapland))).toBe('hire-there');
    const inTheSouth = { ...lapland, trip: country.trip };
    expect(JOBS[job]?.obtain?.(occasionOn(inTheSouth))).toBe('buy');
  });

  test('gloves on a tour with huskies', () => {
    expect(JOBS['gloves']?.obtain?.(asking(lapland, 'huskies'))).toBe('hire-there');
    expect(JOBS['gloves']?.obtain?.(occasionOn(lapland))).toBe('buy');
  });
});

describe('wishes that name an activity and need little of its gear', () => {
  test('on the mudflats nobody hikes', () => {
    expect(asking(country, 'mudflat').asks('Hiking')).toBe(false);
    expect(asking(country, 'mudflat', 'Hiking').asks('Hiking')).toBe(true);
  });

  test('on a sledge nobody walks', () => {
    expect(asking(country, 'huskies').asks('Winter walking')).toBe(false);
    expect(asking(country, 'huskies', 'Winter walking').asks('Winter walking')).toBe(true);
  });
});

describe('the nights of a trek', () => {
  const place = { lat: 27.7, lng: 86.7, place: '' };
  const inNepal = { ...country, trip: { ...country.trip, location: place } };
  const lukla = withTemperatures(withTerrain(inNepal, { elevation: 2800, relief: 900 }), 19, 7);

  test('are colder in the high camps than at its first village', () => {
    expect(coldestNight(occasionOn(lukla))).toBe(3);
    expect(coldestNight(asking(lukla, 'trek'))).toBeCloseTo(-10);
    expect(listOf('base-layer', asking(lukla, 'trek'))).toBe('trip');
  });

  test('are those of the place in the plains, and away from the high ranges', () => {
    const low = withTerrain(lukla, { elevation: 699 });
    const away = { ...lukla, trip: country.trip };
    expect([low, away].map((facts) => coldestNight(asking(facts, 'trek')))).toEqual([3, 3]);
  });
});

test.each(['Kungsleden', 'Mount Kinabalu'])('%s is walked in boots', (preferences) => {
  const facts = withTerrain(withText(country, preferences), { relief: 600 });
  expect(listOf('hiking-boots', occasionOn(facts))).toBe('trip');
  expect(listOf('hiking-boots', occasionOn(withTerrain(country, { relief: 600 })))).toBeNull();
});

describe('of products for one job', () => {
  const jackets = PRODUCTS.filter(({ job }) => job === 'rain-jacket').filter(
    ({ terrain }) => terrain === GENERAL.terrain,
  );

  test('the cheaper does where nothing else tells them apart', () => {
    expect(bestFor(occasionOn(country), jackets, {})?.id).toBe('rain-jacket-2-layer');
  });

  test('the sturdier is chosen where the trip is hard on it', () => {
    expect(bestFor(occasionOn(country), jackets, { sturdy: always })?.id).toBe(
      'rain-jacket-3-layer',
    );
  });
});

test('a head lamp is for the wash house only where there is one', () => {
  expect(tailOf(asking(country, 'Camping'))).toMatch(/wash house/u);
  expect(tailOf(asking(country, 'trek'))).toMatch(/room/u);
  expect(tailOf(asking(country, 'Hiking'))).toBe('for the way back');
});

function listOf(job: string, occasion: Occasion) {
  const known = JOBS[job];
  return known === undefined ? undefined : partOf(known, occasion);
}

function asking(facts: TripFacts, ...keys: WishKey[]): Occasion {
  const activities = { mudflat: 'Hiking', trek: 'Hiking', huskies: 'Winter walking' } as const;
  const asked = keys.flatMap((key) => {
    if (key === 'mudflat' || key === 'trek' || key === 'huskies') return activities[key];
    return key === 'Hiking' || key === 'Camping' || key === 'Winter walking' ? key : [];
  });
  const wishes = keys.map((key) => ({ key, word: key }));
  return occasionOf(facts, { asked: [...new Set(asked)], ideas: [], wishes });
}

function inWind(facts: TripFacts, wind: number, wetDays: number): Occasion {
  return occasionOn(withWetDays({ ...facts, climate: { ...facts.climate, wind } }, wetDays));
}

function tailOf(occasion: Occasion): string {
  const tail = equipmentEn.tails['head-lamp'] ?? '';
  return typeof tail === 'string' ? tail : tail(equipmentFigures(occasion, 'en'));
}
