import { expect, test } from 'vitest';
import { unplannedStop } from '#src/domain/stops/plan-stops.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { tripTitle } from '#src/wording/trip-title.ts';

function routeThrough(...places: string[]): Pick<PlannedTrip, 'trip' | 'wordings' | 'stops'> {
  const stops = places.map((place) =>
    unplannedStop({
      location: { lat: 0, lng: 0, place },
      request: { startDate: '2027-06-10', endDate: '2027-06-12', travelers: 2, preferences: '' },
      language: 'en',
    }),
  );
  const [first] = stops;
  if (first === undefined) throw new Error('a trip without a stop');
  return stops.length === 1 ? first : { ...first, stops };
}

test('a trip of one stop is called by its place', () => {
  expect(tripTitle(routeThrough('Kyoto, Kinki, Japan'), 'en')).toBe('Kyoto');
});

test('up to four stops are named in their order', () => {
  const route = routeThrough('Vienna, Austria', 'Kraków, Poland', 'Riga, Latvia', 'Tallinn');
  expect(tripTitle(route, 'en')).toBe('Vienna, Kraków, Riga, Tallinn');
});

test('from five on the first and the last are named, and how many there are', () => {
  const route = routeThrough('Vienna', 'Kraków', 'Warsaw', 'Vilnius', 'Riga', 'Tallinn');
  expect(tripTitle(route, 'en')).toBe('Vienna to Tallinn, six stops');
  expect(tripTitle(route, 'de')).toBe('Vienna bis Tallinn, sechs Etappen');
});

test('of four long names only the first and the last', () => {
  const route = routeThrough(
    'Las Palmas de Gran Canaria',
    'Puerto de la Cruz',
    'San Sebastián de la Gomera',
    'Santa Cruz de la Palma',
  );
  expect(tripTitle(route, 'en')).toBe(
    'Las Palmas de Gran Canaria to Santa Cruz de la Palma, four stops',
  );
});

test('a long way that ends where it began is a round trip', () => {
  const route = routeThrough('Reykjavík', 'Vík', 'Höfn', 'Akureyri', 'Reykjavík');
  expect(tripTitle(route, 'en')).toBe('Round trip from Reykjavík, five stops');
  expect(tripTitle(route, 'de')).toBe('Rundreise ab Reykjavík, fünf Etappen');
});
