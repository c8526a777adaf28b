import { expect, test } from 'vitest';
import { JOBS } from '#src/recommender/decide/equipment/all-jobs.ts';
import { windEffectOf } from '#src/recommender/decide/weather/condition-rules.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { occasionOn, plainFacts } from '#tests/fixtures/trips/trips-facts.ts';

const berlin = await plainFacts();

/** A city with rain on so many days of ten, at a temperature and in a wind. */
function cityWith(wetDaysPer10: number, high: number, wind: number): TripFacts {
  const climate = { ...berlin.climate, wetDaysPer10, high, low: high - 6, wind };
  return { ...berlin, climate };
}

const isPacked = (facts: TripFacts) => JOBS['umbrella']?.trip?.(occasionOn(facts)) ?? false;

test('an umbrella is for showers in a town without wind', () => {
  expect(isPacked(cityWith(4, 20, 3))).toBe(true);
  expect(isPacked(cityWith(1, 20, 3))).toBe(false);
});

test('whatever the weather, none is packed where its words say that it is of no use', () => {
  let useless = 0;
  for (const wet of [1, 3, 5, 8]) {
    for (const high of [-5, 3, 9, 10.9, 11, 20, 30]) {
      for (const wind of [0, 2.4, 4, 4.9, 5, 5.9, 6, 6.4, 6.5, 8, 12]) {
        const facts = cityWith(wet, high, wind);
        const effect = windEffectOf(facts);
        if (effect !== 'car-doors' && effect !== 'umbrella') continue;
        useless += 1;
        expect([wet, high, wind, isPacked(facts)]).toEqual([wet, high, wind, false]);
      }
    }
  }
  expect(useless).toBeGreaterThan(30);
});
