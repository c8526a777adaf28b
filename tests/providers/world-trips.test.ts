import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { activitiesDe } from '#src/recommender/say/de/activities.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { activitiesEn } from '#src/recommender/say/en/activities.ts';
import { WORLD_IDEAS } from '#tests/fixtures/world-ideas.ts';
import { WORLD_TRIPS } from '#tests/fixtures/world-trips.ts';
import type { WorldTrip } from '#tests/fixtures/world-trips.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { linesOf } from './recommender.contract.ts';

/** The real providers with the committed data. */
const catalogue = createBundledCatalogue(REAL.pack);
const recommender = createDeviceRecommender(REAL.factSources);
const WORDS = { en: activitiesEn, de: activitiesDe };

test('there are a hundred trips, in both hemispheres and every month', () => {
  expect(WORLD_TRIPS.length).toBeGreaterThanOrEqual(100);
  expect(WORLD_TRIPS.filter(({ lat }) => lat < 0).length).toBeGreaterThanOrEqual(20);
  expect(new Set(WORLD_TRIPS.map(({ startDate }) => startDate.slice(5, 7))).size).toBe(12);
  expect(new Set(WORLD_TRIPS.map(({ place }) => place)).size).toBe(WORLD_TRIPS.length);
});

describe.each(WORLD_TRIPS)('$place, $startDate: $preferences', (trip) => {
  test.each(LANGUAGES)('meets expectations (%s)', async (language) => {
    const plan = await planFor(trip, language);
    const { weather, activities } = plan.sections;
    const lines = linesOf(plan);
    expect(checked(trip.weather, weather.conditions.map(typeOf))).toEqual(FINE);
    expect(checked(trip.packs, lines.map(idOf))).toEqual(FINE);
    expect(checked(trip.does, activities.suggestions.map(activityOf))).toEqual(FINE);
    expect(activities.suggestions.length).toBeGreaterThanOrEqual(5);
    expect(lines.length).toBeGreaterThanOrEqual(10);
    expect(lines.length).toBeLessThanOrEqual(41);
    const causeless = lines.filter(
      ({ reason, wish }) => wish === undefined && !namesCause(reason, language),
    );
    expect(causeless.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
    expect(JSON.stringify(plan)).not.toMatch(/NaN|undefined|Infinity/u);
  });
});

test('there are ideas for forty more places', () => {
  expect(WORLD_IDEAS.length).toBeGreaterThanOrEqual(40);
});

describe.each(WORLD_IDEAS)('$place, $startDate: ideas', (trip) => {
  test.each(LANGUAGES)('name the expected sights (%s)', async (language) => {
    const { suggestions } = (await planFor(trip, language)).sections.activities;
    const titles = suggestions.map(({ name, near }) => `${name} | ${near}`);
    expect(checked({ must: trip.says, mustNot: trip.never }, titles)).toEqual(FINE);
    const bathing = suggestions.filter(({ activity }) => IN_THE_WATER.has(activity ?? ''));
    expect(bathing.map(({ featureKind }) => featureKind).filter(isNoSpot)).toEqual([]);
  });
});

const IN_THE_WATER = new Set(['Swimming and beach', 'Snorkelling and diving', 'Surfing']);

/** Their centre is not at the shore. */
function isNoSpot(kind: string | null): boolean {
  return kind === 'archipelago' || kind === 'large-island' || kind === 'coast';
}

const FINE = { missing: [], unwanted: [] };

function checked(expected: WorldTrip['packs'], names: readonly string[]) {
  const among = (pattern: RegExp) => names.some((name) => pattern.test(name));
  return {
    missing: expected.must.filter((pattern) => !among(pattern)),
    unwanted: expected.mustNot.filter(among),
  };
}

/** A figure, or an activity by its name. */
function namesCause(reason: string, language: Language): boolean {
  const { purpose, want } = WORDS[language];
  const names = [...Object.values(purpose), ...Object.values(want)];
  return (
    /\d|\btypes? [A-O]\b|\bTyp [A-O]\b|tides|Tidenhub|nobody counts|niemand/u.test(reason) ||
    names.some((name) => reason.toLowerCase().includes(name.toLowerCase()))
  );
}

function planFor({ place, lat, lng, startDate, endDate, preferences }: Asked, language: Language) {
  return recommendTrip(
    {
      location: { lat, lng, place },
      request: { startDate, endDate, travelers: 2, preferences },
      language,
    },
    { catalogue, recommender },
  );
}

type Asked = Pick<WorldTrip, 'place' | 'lat' | 'lng' | 'startDate' | 'endDate' | 'preferences'>;

function typeOf({ type }: { type: string }): string {
  return type;
}

function activityOf({ activity }: { activity: string | null }): string {
  return activity ?? '';
}

function idOf({ id }: { id: string }): string {
  return id;
}
