import { expect, test } from 'vitest';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const recommender = createDeviceRecommender(REAL.factSources);

test.each([
  ['Windhoek', -22.56, 17.08, 'Etosha', /night or two at Etosha/u],
  ['Hanoi', 21.03, 105.85, 'Ha Long Bay', /^Ha ?long Bay$/iu],
  ['Johannesburg', -26.2, 28.05, 'Kruger', /night or two at Kruger/u],
  ['Las Vegas', 36.17, -115.14, 'Grand Canyon', /night or two at Grand Canyon/u],
  ['Alice Springs', -23.7, 133.88, 'Uluru', /night or two at Uluru/u],
  ['Kyoto', 35.01, 135.77, 'Nara', /day trip to Nara/u],
  ['London', 51.51, -0.13, 'Bath, Stonehenge', /Bath/u],
  ['Cape Town', -33.92, 18.42, 'Cape of Good Hope', /Good Hope/u],
  ['San Pedro de Atacama', -22.91, -68.2, 'Valle de la Luna', /^Valle de la Luna/u],
  ['Paris', 48.86, 2.35, 'Mont Saint-Michel', /night or two at Mont-Saint-Michel/u],
  ['Amman', 31.95, 35.93, 'Dead Sea', /^Dead Sea/u],
  ['Torbole', 45.87, 10.87, 'windsurfing', /^Windsurfing/u],
])('from %s one may ask for what people go to from there: %f %f %s', async (...row) => {
  const [place, lat, lng, preferences, idea] = row;
  const { suggestions, notUnderstood } = await activitiesAt({ lat, lng, place }, preferences, 8);
  expect(notUnderstood).toBeUndefined();
  expect(suggestions[0]?.wish).toBeDefined();
  expect(suggestions.map(({ name }) => name)).toContainEqual(expect.stringMatching(idea));
  expect(new Set(suggestions.map(({ name }) => name)).size).toBe(suggestions.length);
});

test('a trip of three days has no room for a night elsewhere', async () => {
  const windhoek = { lat: -22.56, lng: 17.08, place: 'Windhoek' };
  const { notUnderstood } = await activitiesAt(windhoek, 'Etosha', 3);
  expect(notUnderstood?.words).toEqual(['Etosha']);
});

test('a bath is no trip to Bath', async () => {
  const london = { lat: 51.51, lng: -0.13, place: 'London' };
  const { suggestions } = await activitiesAt(london, 'a thermal bath', 8);
  expect(suggestions.map(({ wish }) => wish)).not.toContain('City of Bath');
});

async function activitiesAt(
  location: { lat: number; lng: number; place: string },
  preferences: string,
  days: number,
) {
  const { sections } = await recommender.compose(
    {
      location,
      request: {
        startDate: '2027-07-10',
        endDate: `2027-07-${9 + days}`,
        travelers: 2,
        preferences,
      },
      language: 'en',
    },
    { terrains: [], climates: [], activities: [] },
    [],
  );
  return sections.activities;
}
