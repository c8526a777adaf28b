import { expect, test } from 'vitest';
import { stopsOf } from '#src/domain/stops/stop-of.ts';
import { seenElsewhere } from '#src/recommender/know/sights/seen-elsewhere.ts';
import { plannedRoute } from '#tests/helpers/planned-route.ts';

const NORTH_CONWAY = { lat: 44.0537, lng: -71.1284 };
const PORTLAND = { lat: 43.6615, lng: -70.2553 };
const PORTLAND_HEAD = { lat: 43.623, lng: -70.208 };
const SEBAGO_LAKE = { lat: 43.85, lng: -70.57 };

function fromNorthConway(nights: number, nightsInPortland: number) {
  return seenElsewhere({
    location: { ...NORTH_CONWAY, place: 'North Conway' },
    request: {
      startDate: '2027-10-04',
      endDate: `2027-10-${String(4 + nights).padStart(2, '0')}`,
      travelers: 2,
      preferences: '',
    },
    between: { others: [{ ...PORTLAND, nights: nightsInPortland }] },
  });
}

test('what lies at another stop is seen from there, if one sleeps there', () => {
  expect(fromNorthConway(2, 2)(PORTLAND_HEAD)).toBe(true);
  expect(fromNorthConway(5, 1)(PORTLAND_HEAD)).toBe(true);
  expect(fromNorthConway(2, 0)(PORTLAND_HEAD)).toBe(false);
});

test('what is only a little nearer to a shorter stop is seen from here, and so is what is near', () => {
  expect(fromNorthConway(2, 2)(SEBAGO_LAKE)).toBe(true);
  expect(fromNorthConway(4, 1)(SEBAGO_LAKE)).toBe(false);
  expect(fromNorthConway(2, 2)(NORTH_CONWAY)).toBe(false);
});

test('what is about as near to a stop of more time is seen from there', () => {
  const LAKE_BETWEEN = { lat: 43.87, lng: -70.72 };
  expect(fromNorthConway(2, 2)(LAKE_BETWEEN)).toBe(false);
  expect(fromNorthConway(2, 4)(LAKE_BETWEEN)).toBe(true);
});

test('from the next island one does not come back for a day', async () => {
  const planned = await plannedRoute({
    from: '2027-02-08',
    preferences: 'hiking, ferries',
    stops: [
      { point: { lat: 28.4149, lng: -16.5488 }, nights: 4 },
      { point: { lat: 28.0916, lng: -17.1113 }, nights: 2 },
    ],
  });
  const [, gomera] = stopsOf(planned).map(
    ({ wordings }) => wordings.en?.recommendation.sections.activities.suggestions ?? [],
  );
  expect(gomera?.map(({ name }) => name)).toContain('Garajonay National Park');
  expect(gomera?.map(({ name }) => name)).not.toContain('Los Gigantes');
});
