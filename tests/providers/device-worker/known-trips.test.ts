import { expect, test } from 'vitest';
import { createKnownTrips } from '#src/providers/device-worker/known-trips.ts';
import { testTrip } from '#tests/fixtures/trips-world.ts';

const trip = (travelers: number) =>
  testTrip('alps', '2027-07-10', '2027-07-20', 'hiking', 'en', travelers);

test('the copy of a trip is the trip that came before', () => {
  const sameTrip = createKnownTrips();
  const first = sameTrip(trip(2));
  const other = sameTrip(trip(3));
  expect(sameTrip(trip(2))).toBe(first);
  expect(sameTrip(trip(3))).toBe(other);
  expect(other).not.toBe(first);
});

test('only a few trips are kept, those that were asked for last', () => {
  const sameTrip = createKnownTrips();
  const [first, second] = [sameTrip(trip(1)), sameTrip(trip(2))];
  sameTrip(trip(3));
  sameTrip(trip(4));
  sameTrip(trip(1));
  sameTrip(trip(5));
  expect(sameTrip(trip(1))).toBe(first);
  expect(sameTrip(trip(2))).not.toBe(second);
});
