import { expect, test } from 'vitest';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const recommender = createDeviceRecommender(REAL.factSources);

test('at most twelve sights are offered, those of the wish first, with what the screen shows', async () => {
  const offers = await recommender.sightsFor(trip('waterfalls'));
  expect(offers.length).toBeGreaterThan(6);
  expect(offers.length).toBeLessThanOrEqual(12);
  expect(offers[0]?.kind).toBe('waterfall');
  expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  for (const { shown, kind, distanceKm } of offers) {
    expect(shown.at).toBeDefined();
    expect(shown.featureKind).toBe(kind);
    expect(distanceKm).toBeLessThanOrEqual(130);
  }
});

test('what the device would not suggest is not offered either', async () => {
  const planned = await recommender.sightsFor(trip('hiking, no museums'));
  expect(planned.map(({ kind }) => kind)).not.toContain('museum');
});

test('over the water, the distance says so', async () => {
  const offered = await recommender.compose(
    { ...trip('', 40.84, 14.25), request: { ...trip('').request, preferences: 'Capri' } },
    { terrains: [], climates: [], activities: [] },
    [],
  );
  const capri = offered.sections.activities.suggestions.find(({ near }) => /water/u.test(near));
  expect(plainSpaces(capri?.near ?? '')).toMatch(/\d+ km S.*, across the water$/u);
});

test('an idea of a service at a gorge is left out with a baby, and the note says why', async () => {
  const crete = { lat: 35.51, lng: 24.02 };
  const suggestions = [written('Walk the Imbros Gorge'), written('Splantzia in the evening')];
  const section = { title: '', summary: '', suggestions };
  const family = trip('with a baby', crete.lat, crete.lng);
  const { suggestions: kept, safety = [] } = await recommender.withSafety(family, section);
  expect(kept.map(({ name }) => name)).toEqual(['Splantzia in the evening']);
  expect(safety[0]?.lead).toBe('Walk the Imbros Gorge');
  const adults = await recommender.withSafety(trip('', crete.lat, crete.lng), section);
  expect(adults.suggestions).toHaveLength(2);
});

const written = (name: string) => ({
  name,
  description: '',
  recommendedProducts: [],
  near: '',
  activity: null,
  featureKind: null,
});

function trip(preferences: string, lat = 63.75, lng = -20.22) {
  return {
    location: { lat, lng, place: 'Somewhere' },
    request: { startDate: '2027-06-10', endDate: '2027-06-16', travelers: 2, preferences },
    language: 'en' as const,
  };
}
