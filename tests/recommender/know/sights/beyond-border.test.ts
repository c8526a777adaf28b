import { expect, test } from 'vitest';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const recommender = createDeviceRecommender(REAL.factSources);

test.each([
  ['en', /; across the border: take your passport$|^Across the border/u],
  ['de', /; jenseits der Grenze: nimm den Reisepass mit$|^Jenseits der Grenze/u],
] as const)(
  'on Corfu, what lies in Albania asks for the passport (%s)',
  async (language, words) => {
    const { sections } = await recommender.compose(
      {
        location: { lat: 39.62, lng: 19.92, place: 'Corfu' },
        request: {
          startDate: '2027-07-10',
          endDate: '2027-07-20',
          travelers: 2,
          preferences: 'Butrint',
        },
        language,
      },
      { terrains: [], climates: [], activities: [] },
      [],
    );
    const { suggestions } = sections.activities;
    expect(suggestions.find(({ name }) => name === 'Butrint')?.asks).toMatch(words);
    const town = suggestions.find(({ name }) => /^(?:Corfu Town|Korfu)/u.test(name));
    expect(town?.asks ?? '').not.toMatch(words);
  },
);

test.each([
  ['en', 'Across the border: take your passport'],
  ['de', 'Jenseits der Grenze: nimm den Reisepass mit'],
] as const)(
  'in Kasane, an idea in the parks of Zambia and Zimbabwe asks for the passport (%s)',
  async (language, words) => {
    const { sections } = await recommender.compose(
      {
        location: { lat: -17.8167, lng: 25.15, place: 'Kasane' },
        request: {
          startDate: '2027-08-10',
          endDate: '2027-08-14',
          travelers: 2,
          preferences: 'Zambezi National Park',
        },
        language,
      },
      { terrains: [], climates: [], activities: [] },
      [],
    );
    const atPlaces = sections.activities.suggestions.filter(({ key }) => key !== undefined);
    const asked: unknown[] = [];
    for (const { at, asks } of atPlaces) {
      const country = at && (await REAL.factSources.countries.at(at));
      asked.push({ abroad: country !== undefined && country?.code !== 'BW', asks });
    }
    expect(asked).toContainEqual({ abroad: true, asks: words });
    expect(asked).not.toContainEqual({ abroad: true, asks: undefined });
    expect(asked).not.toContainEqual({ abroad: false, asks: words });
  },
);
