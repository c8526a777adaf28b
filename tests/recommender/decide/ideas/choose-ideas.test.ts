import { describe, expect, test } from 'vitest';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { isSight } from '#src/recommender/decide/ideas/choice.ts';
import type { Choice, ChosenIdea } from '#src/recommender/decide/ideas/choice.ts';
import { chooseIdeas as chooseAll } from '#src/recommender/decide/ideas/choose-ideas.ts';
import { suggestedActivities } from '#src/recommender/decide/suggested-activities.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import type { Reading } from '#src/recommender/read/reading.ts';
import {
  plainFacts,
  withTemperatures,
  withTerrain,
  withWetDays,
} from '#tests/fixtures/trips/trips-facts.ts';

const berlin = await plainFacts();

/** The test world knows no sights. */
function chooseIdeas(
  facts: TripFacts,
  activities: readonly ActivityName[],
  reading: Reading,
): ChosenIdea[] {
  return chooseAll({ ...facts, reading }, activities).filter(
    (choice: Choice): choice is ChosenIdea => !isSight(choice),
  );
}

const readWishes = (text: string) => readText(text, { names: [], travelers: 2 });
const nobody = readWishes('');

const LIGHTS: readonly TripFacts['daylight'][] = [
  { kind: 'normal', sunrise: '06:00', sunset: '18:00', dawn: '05:30', dusk: '18:30', minutes: 720 },
  { kind: 'polar-day', minutes: 1440 },
  { kind: 'polar-night', dawn: null, dusk: null, minutes: 0 },
];
const GROUNDS = [
  { land: true, coastKm: 900, lakeKm: 999, relief: 0, summit: 100 },
  { land: true, coastKm: 900, lakeKm: 999, relief: 1500, summit: 4000, elevation: 3500 },
  { land: true, coastKm: 1, lakeKm: 999, relief: 20, summit: 20 },
  { land: false, coastKm: 8, lakeKm: 999, relief: 0, summit: 0, elevation: 0 },
  { land: false, coastKm: 20, lakeKm: 999, relief: 0, summit: 0, elevation: 0 },
  { land: false, coastKm: 900, lakeKm: 999, relief: 0, summit: 0, elevation: 0 },
] as const;

describe('without named places', () => {
  test.each(GROUNDS)('%o has five ideas in any weather and light', (ground) => {
    for (const daylight of LIGHTS) {
      for (const high of [-45, -20, -5, 2, 8, 15, 24, 31, 36, 42]) {
        for (const wet of [null, 0, 8]) {
          const facts = withWetDays(
            withTemperatures(withTerrain(berlin, ground), high, high - 9),
            wet,
          );
          const bare: TripFacts = {
            ...facts,
            features: [],
            daylight,
            warmestMonth: high + 5,
            midnightAltitude: daylight.kind === 'polar-day' ? 10 : -30,
          };
          const chosen = chooseIdeas(bare, suggestedActivities(bare), nobody);
          const ids = chosen.map(({ idea }) => idea.id);
          expect([ids.length >= 5, high, daylight.kind, ids]).toEqual([
            true,
            high,
            daylight.kind,
            ids,
          ]);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }
    }
  });
});

test('refused activities are never suggested', () => {
  const wishes = readWishes('no hiking, no museums, no food, no cities, keine Fotografie');
  const chosen = chooseIdeas(berlin, [], wishes).map(({ idea }) => idea.activity);
  expect(chosen.length).toBeGreaterThan(0);
  for (const { key } of wishes.refused) expect(chosen).not.toContain(key);
});

test('one or two wishes get two ideas each where there are named places, before anything else', () => {
  const wishes = readWishes('culture and cycling');
  const activities = ['Culture and museums', 'Cycling', 'Photography', 'Food and markets'] as const;
  const chosen = chooseIdeas(berlin, activities, wishes).map(({ idea }) => idea.activity);
  expect(chosen.slice(0, 3)).toEqual(['Culture and museums', 'Cycling', 'Culture and museums']);
});

test('a rainy place gets one idea for a wet day, at the end', () => {
  const wet = withWetDays(berlin, 5);
  const chosen = chooseIdeas(wet, suggestedActivities(wet).slice(0, 6), nobody);
  expect(chosen.map(({ idea }) => idea.rainy === true).lastIndexOf(true)).toBe(chosen.length - 1);
  expect(chosen.filter(({ idea }) => idea.rainy === true)).toHaveLength(1);
  const dry = chooseIdeas(withWetDays(berlin, 1), suggestedActivities(berlin).slice(0, 6), nobody);
  expect(dry.filter(({ idea }) => idea.rainy === true)).toHaveLength(0);
});

test('every idea is at a feature of its kinds and within its distances', () => {
  for (const { idea, feature } of chooseIdeas(berlin, [...ACTIVITY_NAMES], nobody)) {
    if (feature === null) continue;
    expect(idea.kinds).toContain(feature.kind);
    expect(feature.distanceKm).toBeLessThanOrEqual(idea.maxKm);
  }
});

test('a narrower word gets its own idea first, and other wishes do not get it', () => {
  const wine = readWishes('Wein und Städte');
  const ids = chooseIdeas(berlin, ['Food and markets', 'City sightseeing'], wine).map(
    ({ idea }) => idea.id,
  );
  expect(ids[0]).toBe('word-wine');
  expect(ids).not.toContain('word-shopping');
  const plain = chooseIdeas(berlin, [...ACTIVITY_NAMES], nobody);
  expect(plain.filter(({ idea }) => idea.themes !== undefined)).toEqual([]);
});
