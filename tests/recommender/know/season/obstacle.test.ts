import { describe, expect, test } from 'vitest';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';
import { OBSTACLES, obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import { activitiesDe } from '#src/recommender/say/de/activities.ts';
import { activitiesEn } from '#src/recommender/say/en/activities.ts';
import { gatherFacts } from '#src/recommender/know/gather-facts.ts';
import { plainFacts, withTemperatures, withTerrain } from '#tests/fixtures/trips/trips-facts.ts';
import { createTestWorld, testTrip } from '#tests/fixtures/trips/trips-world.ts';
import type { PlaceId } from '#tests/fixtures/trips/trips-world.ts';

const berlin = await plainFacts();
const shore = withTerrain(berlin, { coastKm: 1 });
const peaks = withTerrain(berlin, { relief: 1500, summit: 2500 });

describe('the season', () => {
  test.each([
    ['Swimming and beach', 12, 6, null],
    ['Swimming and beach', 11.9, 6, 'cold-water'],
    ['Swimming and beach', 1, -6, 'frozen-water'],
    ['Snorkelling and diving', 8, 4, null],
    ['Snorkelling and diving', 7.9, 4, 'cold-water'],
    ['Paddling', 0, -3, null],
    ['Paddling', -0.1, -3, 'too-cold'],
    ['Paddling', 1, -5.1, 'frozen-water'],
    ['Sailing', 5, 1, null],
    ['Sailing', 5, 0.9, 'too-cold'],
    ['Surfing', 3, -1, null],
    ['Surfing', 1, -6, 'frozen-water'],
    ['Hiking', -8, -12, null],
    ['Hiking', -8.1, -12, 'too-cold'],
    ['Hiking', 36.9, 25, null],
    ['Hiking', 37, 25, 'too-hot'],
    ['Camping', 0, -12, null],
    ['Camping', 0, -12.1, 'too-cold'],
    ['Cycling', 3, -2, null],
    ['Running', -10, -15, null],
    ['Running', -10.1, -15, 'too-cold'],
    ['Family outings', -12, -18, null],
    ['Family outings', -12.1, -18, 'too-cold'],
    ['Winter walking', 1, -2.9, 'no-snow'],
    ['Winter walking', 1, -3, null],
  ] as const)('%s at %d and %d degrees: %s', (activity, high, low, obstacle) => {
    expect(obstacleTo(activity, withTemperatures(shore, high, low))).toBe(obstacle);
  });

  test('mountaineering needs mountains that are not deadly cold', () => {
    expect(obstacleTo('Mountaineering', berlin)).toBe('too-flat');
    expect(obstacleTo('Mountaineering', peaks)).toBeNull();
    expect(obstacleTo('Mountaineering', { ...peaks, summitMean: -12.1 })).toBe('too-cold');
  });

  test('rock needs mild days and relief, where no town has a hall', () => {
    const far = { ...peaks, features: [] };
    expect(obstacleTo('Climbing', withTemperatures(far, 7, 1))).toBeNull();
    expect(obstacleTo('Climbing', withTemperatures(far, 6.9, 1))).toBe('too-cold');
    expect(obstacleTo('Climbing', withTerrain(far, { relief: 149 }))).toBe('too-flat');
    expect(obstacleTo('Climbing', withTerrain(berlin, { relief: 20 }))).toBeNull();
  });

  test('no wildlife where the warmest month is below −10, except at sea', () => {
    expect(obstacleTo('Wildlife watching', { ...berlin, warmestMonth: -10 })).toBeNull();
    const ice = { ...berlin, warmestMonth: -10.1 };
    expect(obstacleTo('Wildlife watching', ice)).toBe('ice-desert');
    expect(obstacleTo('Wildlife watching', withTerrain(ice, { land: false }))).toBeNull();
  });

  test('stargazing needs the sun twelve degrees below the horizon', () => {
    expect(obstacleTo('Stargazing', { ...berlin, midnightAltitude: -12 })).toBeNull();
    expect(obstacleTo('Stargazing', { ...berlin, midnightAltitude: -11.9 })).toBe('bright-nights');
  });

  test('skiing needs snow in the valley or on the heights within 40 km', () => {
    const winter = { ...peaks, month: 1 };
    expect(obstacleTo('Skiing and snowboarding', { ...winter, highestMean: -2 })).toBeNull();
    expect(obstacleTo('Skiing and snowboarding', { ...winter, highestMean: -1.9 })).toBe('no-snow');
  });

  test('skiing needs lifts that run: not in July, but on the glaciers that are known for it', () => {
    const july = { ...peaks, month: 7, highestMean: -6 };
    expect(obstacleTo('Skiing and snowboarding', july)).toBe('out-of-season');
    const location = { ...july.trip.location, lat: 46.02, lng: 7.75 };
    const zermatt = { ...july, trip: { ...july.trip, location } };
    expect(obstacleTo('Skiing and snowboarding', zermatt)).toBeNull();
  });
});

describe('the place', () => {
  test('at sea no activity on land is possible', async () => {
    const facts = await at('atlantic', '05');
    const possible = ACTIVITY_NAMES.filter((name) => obstacleTo(name, facts) === null);
    expect(possible).toEqual([
      'Sailing',
      'Fishing',
      'Photography',
      'Wildlife watching',
      'Stargazing',
      'Relaxation and wellness',
    ]);
  });

  test('no wildlife on the ice sheet, no town in the desert', async () => {
    expect(obstacleTo('Wildlife watching', await at('southPole', '12'))).toBe('ice-desert');
    expect(obstacleTo('City sightseeing', await at('sahara', '01'))).toBe('nobody-there');
  });
});

test('every obstacle has a sentence in both languages', () => {
  for (const words of [activitiesEn, activitiesDe]) {
    const sentences = OBSTACLES.map((one) =>
      words.missing(['Segeln'], one, { high: '1', low: '0', sea: null, atStop: false }),
    );
    expect(new Set(sentences).size).toBe(OBSTACLES.length);
    expect(sentences.join(' ')).not.toContain('undefined');
  }
});

function at(id: PlaceId, month: string) {
  return gatherFacts(testTrip(id, `2027-${month}-10`, `2027-${month}-14`), createTestWorld());
}
