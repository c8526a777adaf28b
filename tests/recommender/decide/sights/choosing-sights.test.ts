import { describe, expect, test } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { SIGHT_ROWS } from '#tests/fixtures/sight-rows.ts';
import { WORLD_TRIPS } from '#tests/fixtures/world-trips.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const catalogue = createBundledCatalogue(REAL.pack);
const recommender = createDeviceRecommender(REAL.factSources);

const ROWS = SIGHT_ROWS.split('\n').filter((line) => line !== '');

describe.each(ROWS)('%s', (line) => {
  test('names what somebody who knows the place would name', async () => {
    const [place = '', point = '', days = '', preferences = '', must = '', not = ''] = line
      .split('|')
      .map((field) => field.trim());
    const [lat = 0, lng = 0] = point.split(' ').map(Number);
    const [startDate = '', endDate = ''] = days.split(' ');
    const ideas = await ideasFor({ place, lat, lng, startDate, endDate, preferences });
    const said = ideas.map(({ name, featureKind }) => `${name} [${featureKind}]`).join('\n');
    for (const pattern of patterns(must)) expect(said).toMatch(pattern);
    for (const pattern of patterns(not)) expect(said).not.toMatch(pattern);
  });
});

test('there are at least sixty such places', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(60);
});

describe('over a hundred trips around the world', async () => {
  const plans = await Promise.all(WORLD_TRIPS.map((trip) => ideasFor(trip)));
  const ideas = plans.flat();

  test('six of ten ideas name a sight of the place', () => {
    const sights = ideas.filter(({ near, at }) => at !== undefined && !near.includes(', '));
    expect(sights.length / ideas.length).toBeGreaterThan(0.6);
  });

  test('hardly a plan has more than two ideas without a place', () => {
    const many = plans.filter((plan) => plan.filter(({ at }) => at === undefined).length > 2);
    expect(many.length).toBeLessThanOrEqual(3);
  });

  test('no place serves more than two ideas of a plan, and no name twice', () => {
    for (const plan of plans) {
      const names = plan.map(({ name }) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      const points = plan.flatMap(({ at }) => (at === undefined ? [] : [`${at.lat} ${at.lng}`]));
      for (const point of points) {
        expect(points.filter((other) => other === point).length).toBeLessThanOrEqual(2);
      }
    }
  });

  test('no text opens many plans, and none opens two ideas of one plan', () => {
    const count = new Map<string, number>();
    for (const plan of plans) {
      const openings = plan.map(({ description }) => /^.*?[.!?:;](?=\s|$)/u.exec(description)?.[0]);
      expect(new Set(openings).size).toBe(openings.length);
      for (const one of openings) count.set(one ?? '', (count.get(one ?? '') ?? 0) + 1);
    }
    const often = [...count].filter(([, plansOf]) => plansOf > plans.length * MOST_OPENINGS);
    expect(often).toEqual([]);
  });
});

/** Share of plans that may open an idea alike. */
const MOST_OPENINGS = 0.06;

type Asked = Pick<
  (typeof WORLD_TRIPS)[number],
  'place' | 'lat' | 'lng' | 'startDate' | 'endDate' | 'preferences'
>;

async function ideasFor(asked: Asked, language: Language = 'en') {
  const { place, lat, lng, startDate, endDate, preferences } = asked;
  const plan = await recommendTrip(
    {
      location: { lat, lng, place },
      request: { startDate, endDate, travelers: 2, preferences },
      language,
    },
    { catalogue, recommender },
  );
  return plan.sections.activities.suggestions;
}

function patterns(field: string): RegExp[] {
  return field
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => new RegExp(token.replaceAll('/', '|'), 'mu'));
}
