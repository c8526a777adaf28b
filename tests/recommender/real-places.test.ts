import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Language } from '#src/domain/language/language.ts';
import { recommendationSchema } from '#src/domain/trip/recommendation.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { linesOf } from '../providers/recommender.contract.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** The real providers with the committed data, without any API key. */
const { pack, gazetteer } = REAL;
const catalogue = createBundledCatalogue(pack);
const recommender = createDeviceRecommender(REAL.factSources);

/** Title, point, dates, preferences, and what the English text contains. */
const TRIPS = [
  [
    'the Alps in July',
    47.3769,
    11.4803,
    '2027-07-10',
    '2027-07-20',
    'hiking and photography',
    /Karwendel|Ahornboden|Nordkette/u,
  ],
  [
    'the High Coast in June',
    63.1282,
    18.6435,
    '2027-06-10',
    '2027-06-20',
    'kayaking, no museums',
    /Skuleskogen/u,
  ],
  ['Tromsø in January', 69.6489, 18.9551, '2027-01-10', '2027-01-17', 'swimming', /Tromsø/u],
  ['Palma in August', 39.5696, 2.6502, '2027-08-01', '2027-08-14', 'beach', /Palma/u],
  [
    'Nairobi in April',
    -1.2864,
    36.8172,
    '2027-04-05',
    '2027-04-15',
    'safari',
    /Nairobi National Park/u,
  ],
  ['Cusco in June', -13.5319, -71.9675, '2027-06-10', '2027-06-20', '', /of the oxygen/u],
  ['Bangkok', 13.7563, 100.5018, '2027-07-01', '2027-07-10', 'street food', /Bangkok/u],
  ['Bergen in October', 60.3913, 5.3221, '2027-10-01', '2027-10-08', '', /Bryggen/u],
  ['an atoll', -15.1, -147.65, '2027-08-01', '2027-08-10', 'snorkelling', /Rangiroa/u],
  ['the middle of the Atlantic', 30, -40, '2027-05-01', '2027-05-20', 'sailing', /none for rain/u],
  ['the South Pole', -90, 0, '2027-12-10', '2027-12-14', '', /ice sheet/u],
  ['Tokyo in November', 35.6762, 139.6503, '2027-11-05', '2027-11-15', 'culture', /Tokyo/u],
  ['a single day', 52.52, 13.405, '2027-05-05', '2027-05-05', '', /one day/u],
  ['sixty days', 64.1466, -21.9426, '2027-04-01', '2027-05-30', 'camping', /at the start/u],
  [
    'the empty Sahara',
    24,
    28,
    '2027-07-01',
    '2027-07-05',
    'hiking',
    /“Hiking” is not in the plan/u,
  ],
  ['the Arctic Ocean', 85, 10, '2027-01-05', '2027-01-12', '', /never rises/u],
  ['the date line', -16.8, 179.99, '2027-03-01', '2027-03-08', 'diving', /°C by day|days around/u],
] as const;

describe.each(TRIPS)('%s', (_, lat, lng, startDate, endDate, preferences, said) => {
  const english = recommend('en');
  const german = recommend('de');

  test('is complete, with at least three ideas and a dozen products', async () => {
    for (const given of [await english, await german]) {
      expect(v.is(recommendationSchema, given)).toBe(true);
      expect(given.sections.activities.suggestions.length).toBeGreaterThanOrEqual(3);
      expect(linesOf(given).length).toBeGreaterThanOrEqual(12);
      expect(JSON.stringify(given)).not.toMatch(/NaN|undefined|Infinity| {2}/u);
    }
  });

  test('names what the place is known for', async () => {
    expect(JSON.stringify(await english)).toMatch(said);
  });

  test('has the same content in both languages', async () => {
    expect(linesOf(await german).map(({ id }) => id)).toEqual(
      linesOf(await english).map(({ id }) => id),
    );
    expect(kindsOf(await german)).toEqual(kindsOf(await english));
  });

  async function recommend(language: Language) {
    const place = await gazetteer.nameAt({ lat, lng }, language);
    const trip: Trip = {
      location: { lat, lng, place },
      request: { startDate, endDate, travelers: 2, preferences },
      language,
    };
    return recommendTrip(trip, { catalogue, recommender });
  }
});

function kindsOf(given: Awaited<ReturnType<typeof recommendTrip>>) {
  const { activities, weather } = given.sections;
  return [
    weather.conditions.map(({ type }) => type),
    activities.suggestions.map(({ activity, featureKind }) => [activity, featureKind]),
  ];
}
