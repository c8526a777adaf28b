import { describe, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { linesOf } from '#tests/providers/recommender.contract.ts';

const catalogue = createBundledCatalogue(REAL.pack);
const recommender = createDeviceRecommender(REAL.factSources);

describe('places in the wish lead there', () => {
  test.each([
    ['Marrakesh', 31.63, -7.99, 'day trip to the Atlas mountains', 'en', /High Atlas/u],
    ['Marrakesch', 31.63, -7.99, 'Tagesausflug ins Atlasgebirge', 'de', /Hoher Atlas/u],
    ['Ljubljana', 46.05, 14.5, 'a day at Lake Bled', 'en', /Lake Bled/u],
    ['Munich', 48.14, 11.58, 'einen Tag nach Salzburg', 'en', /Salzburg/u],
  ] as const)('%s, %d %d: “%s” (%s)', async (place, lat, lng, words, language, named) => {
    const { activities } = (await plan(place, lat, lng, '05', words, language)).sections;
    const there = activities.suggestions.filter(({ wish }) => named.test(wish ?? ''));
    expect(there.length).toBeGreaterThan(0);
    expect(`${there[0]?.name} ${there[0]?.near}`).toMatch(named);
    expect(activities.summary).not.toMatch(/not in the plan|fehlt im Plan/u);
    expect(activities.notUnderstood).toBeUndefined();
  });

  test('a place too far for a day is not quoted as if it led anywhere', async () => {
    const { activities } = (await plan('Berlin', 52.52, 13.4, '05', 'hiking, Lisbon')).sections;
    expect(activities.notUnderstood?.words).toEqual(['Lisbon']);
    expect(activities.notUnderstood?.instead).toHaveLength(2);
  });
});

describe('a refusal is true, and what is possible is answered', () => {
  test.each([
    ['a river carries canoes', 'Augsburg', 48.37, 10.9, '07', 'canoeing', 'paddling'],
    ['a river has bathing places', 'Augsburg', 48.37, 10.9, '07', 'swimming', 'swimming'],
    ['a river carries rafts', 'Interlaken', 46.69, 7.86, '06', 'rafting', 'rafting'],
    ['the Nile carries boats', 'Luxor', 25.69, 32.64, '02', 'boat trip', 'boat trip'],
    ['snow lies above the valley', 'Innsbruck', 47.26, 11.39, '03', 'skiing', 'skiing'],
    ['cold water asks for a dry suit', 'Reykjavík', 64.15, -21.94, '01', 'diving', 'diving'],
    ['cold water asks for a wetsuit', 'Newquay', 50.41, -5.08, '03', 'surfing', 'surfing'],
    [
      'a mountain of hikers',
      'Llanberis',
      53.12,
      -4.13,
      '07',
      'climb a mountain',
      'a summit on foot',
    ],
    ['a hall has walls', 'Berlin', 52.52, 13.4, '01', 'climbing', 'climbing'],
    ['one cycles in winter', 'Amsterdam', 52.37, 4.9, '01', 'cycling', 'cycling'],
  ] as const)('%s: %s', async (_, place, lat, lng, month, words, wish) => {
    const { activities } = (await plan(place, lat, lng, month, words)).sections;
    expect(activities.suggestions.map((one) => one.wish)).toContain(wish);
    expect(activities.summary).not.toContain('not in the plan');
  });

  test.each([
    ['Luxor', 25.69, 32.64, '02', 'swimming', /a pool is the safe choice/u],
    ['Cairo', 30.04, 31.24, '01', 'skiing', /no snow is to be expected/u],
    ['Berlin', 52.52, 13.4, '07', 'penguins', /do not live wild in this part/u],
    ['Berlin', 52.52, 13.4, '07', 'northern lights', /rarely reach this far/u],
    ['Vienna', 48.21, 16.37, '07', 'Christmas markets', /at another time of year/u],
    ['Rome', 41.9, 12.5, '06', 'midnight sun', /the sun goes down/u],
  ] as const)('%s, %d %d in month %s: “%s”', async (place, lat, lng, month, words, reason) => {
    const { activities } = (await plan(place, lat, lng, month, words)).sections;
    expect(activities.summary).toMatch(reason);
    expect(activities.suggestions.map(({ wish }) => wish)).not.toContain(words);
  });
});

test('a town far below the pin has its own weather', async () => {
  const { activities, weather } = (await plan('Etna', 37.75, 14.99, '01', 'nightlife')).sections;
  expect(weather.temperature?.max).toBeLessThan(0);
  const town = activities.suggestions.find(({ near }) => near.startsWith('Catania'));
  expect(town?.description).toMatch(/\s[6-9]\s°C at night/u);
});

describe('lamps', () => {
  test('none where it never gets dark', async () => {
    const june = await plan('High Coast', 63.1282, 18.6435, '06', 'tent and kayak');
    expect(linesOf(june).map(({ id }) => id)).not.toContain('headlamp-basic');
    expect(linesOf(june).filter(({ reason }) => reason.includes('Dark '))).toEqual([]);
  });

  test('one by August, from the end of civil twilight', async () => {
    const august = await plan('High Coast', 63.1282, 18.6435, '08', 'tent and kayak');
    const lamp = linesOf(august).find(({ id }) => id.startsWith('headlamp'));
    expect(lamp?.reason).toMatch(/Dark from 2[123]:\d\d/u);
  });
});

function plan(
  place: string,
  lat: number,
  lng: number,
  month: string,
  preferences: string,
  language: Language = 'en',
) {
  return recommendTrip(
    {
      location: { lat, lng, place },
      request: {
        startDate: `2027-${month}-12`,
        endDate: `2027-${month}-18`,
        travelers: 2,
        preferences,
      },
      language,
    },
    { catalogue, recommender },
  );
}
