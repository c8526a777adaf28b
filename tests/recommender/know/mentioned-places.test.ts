import { expect, test } from 'vitest';
import type { NamedPlace } from '#src/domain/place/places.ts';
import { mentionedPlaces } from '#src/recommender/know/mentioned-places.ts';
import { pointKey } from '#src/recommender/know/town-views.ts';

const TRIGLAV = placeOf('Triglav', 46.38, 13.84);
const BOHINJ = placeOf('Lake Bohinj', 46.28, 13.86);
const SANCTUARY = placeOf('Historic Sanctuary of Machu Picchu', -13.16, -72.54);

test.each([
  ['hiking, then Triglav', [TRIGLAV]],
  ['Bohinj and Triglav', [TRIGLAV, BOHINJ]],
  ['Machu Picchu', [SANCTUARY]],
  ['Bohinj, but not Triglav', [BOHINJ]],
  ['ohne Triglav', []],
  ['lakes and mountains', []],
  ['', []],
])('“%s” speaks of %o', (preferences, expected) => {
  const mentioned = mentionedPlaces(tripWith(preferences), [TRIGLAV, BOHINJ, SANCTUARY]);
  expect([...mentioned]).toEqual(expected.map(pointKey));
});

function tripWith(preferences: string) {
  const request = { startDate: '2027-06-01', endDate: '2027-06-08', travelers: 2, preferences };
  return { location: { lat: 46.05, lng: 14.5, place: 'Ljubljana' }, request };
}

function placeOf(name: string, lat: number, lng: number): NamedPlace {
  return {
    names: { en: name, de: name },
    kind: 'lake',
    lat,
    lng,
    distanceKm: 40,
    rank: 3,
    elevation: null,
    population: null,
  };
}
