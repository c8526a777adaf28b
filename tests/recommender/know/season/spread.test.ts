import { describe, expect, test } from 'vitest';
import { causeApplies } from '#src/recommender/decide/equipment/causes.ts';
import {
  coldNight,
  snowUnderfoot,
  swimmable,
} from '#src/recommender/know/season/conditions-of-place.ts';
import { conditionsOf } from '#src/recommender/decide/weather/condition-rules.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import {
  occasionOn,
  plainFacts,
  withTemperatures,
  withTerrain,
} from '#tests/fixtures/trips/trips-facts.ts';

/** Without spread and sea temperature. */
const berlin = await plainFacts();
const shore = withTerrain(berlin, { coastKm: 1 });

describe('with the spread of the days', () => {
  test('layers depend on the low that one night in ten is below', () => {
    expect(coldNight(withSpread(berlin, { lows: { from: 3, to: 12 } }))).toBe(3);
    expect(coldNight(withTemperatures(berlin, 15, 8))).toBe(4);
  });

  test('frost is listed and packed for from a quarter of the nights, whatever their mean', () => {
    const mild = withTemperatures(berlin, 10, 4);
    expect(conditionsOf(withSpread(mild, { frost: 0.25 }))).toContain('frost');
    expect(conditionsOf(withSpread(mild, { frost: 0.24 }))).not.toContain('frost');
    expect(causeApplies('frost', occasionOn(withSpread(mild, { frost: 0.25 })))).toBe(true);
    expect(causeApplies('frost', occasionOn(withSpread(mild, { frost: 0.24 })))).toBe(false);
  });

  test('snow is listed from half of the days, however cold', () => {
    const cold = withTemperatures(berlin, -2, -8);
    expect(snowUnderfoot(withSpread(cold, { snowCover: 0.5 }))).toBe(true);
    expect(snowUnderfoot(withSpread(cold, { snowCover: 0.49 }))).toBe(false);
    expect(snowUnderfoot(cold)).toBe(true);
  });
});

describe('with a known sea temperature', () => {
  test.each([
    ['16 degrees and air of 20 invite', 16, 20, true],
    ['a colder sea does not', 15.9, 25, false],
    ['nor does colder air', 16, 19.9, false],
  ])('%s', (_, sea, high, expected) => {
    expect(swimmable({ ...withTemperatures(shore, high, 12), sea })).toBe(expected);
  });

  test('far inland the air temperature counts', () => {
    expect(swimmable({ ...withTemperatures(berlin, 24, 14), sea: 10 })).toBe(true);
  });
});

function withSpread(facts: TripFacts, spread: Partial<TripFacts['spread']>): TripFacts {
  return { ...facts, spread: { ...facts.spread, ...spread } };
}
