import { expect, test } from 'vitest';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** Wishes that fill days and are the reason of a trip get half of the ideas, with the committed data. */
const providers = {
  catalogue: createBundledCatalogue(REAL.pack),
  recommender: createDeviceRecommender(REAL.factSources),
};

async function ideasOf(
  [lat, lng]: readonly [number, number],
  { from, to, preferences }: { from: string; to: string; preferences: string },
) {
  const { sections } = await recommendTrip(
    {
      location: { lat, lng, place: 'Somewhere' },
      request: { startDate: from, endDate: to, travelers: 2, preferences },
      language: 'en',
    },
    providers,
  );
  return sections.activities.suggestions;
}

const WINTER = { from: '2027-02-06', to: '2027-02-13', preferences: 'skiing' };
const INNSBRUCK = [47.268, 11.393] as const;

test.each([
  ['Innsbruck', INNSBRUCK, WINTER, ['Stubai Glacier', 'Axamer Lizum']],
  ['Chamonix', [45.924, 6.869], WINTER, ['Brévent and Flégère', 'Grands Montets']],
  [
    'Queenstown',
    [-45.03, 168.66],
    { from: '2027-07-10', to: '2027-07-17', preferences: 'skiing' },
    ['Coronet Peak', 'The Remarkables', 'Cardrona'],
  ],
] as const)('a week of skiing in %s has four to six ski areas', async (_, place, trip, best) => {
  const ideas = await ideasOf(place, trip);
  const areas = ideas.filter(({ featureKind }) => featureKind === 'ski-area');
  expect(areas.length).toBeGreaterThanOrEqual(4);
  expect(areas.length).toBeLessThanOrEqual(6);
  const names = areas.map(({ name }) => name);
  for (const name of best) expect(names).toContain(name);
  expect(new Set(names).size).toBe(names.length);
});

test('there is one ski area for each whole day at most, and the rest is for the evenings', async () => {
  const ideas = await ideasOf(INNSBRUCK, { ...WINTER, to: '2027-02-10' });
  const areas = ideas.filter(({ featureKind }) => featureKind === 'ski-area');
  expect(areas.length).toBeLessThanOrEqual(3);
  expect(ideas.length - areas.length).toBeGreaterThanOrEqual(4);
});

test('nobody who did not ask for it is sent skiing first', async () => {
  const ideas = await ideasOf(INNSBRUCK, { ...WINTER, preferences: 'museums' });
  expect(ideas.slice(0, 6).map(({ featureKind }) => featureKind)).not.toContain('ski-area');
});
