import { expect, test } from 'vitest';
import { createTripCache } from '#src/providers/device-worker/trip-cache.ts';
import { testTrip } from '#tests/fixtures/trips-world.ts';

const trip = (travelers: number) =>
  testTrip('alps', '2027-07-10', '2027-07-20', 'hiking', 'en', travelers);

test('equal trips become the same object', () => {
  const cachedTrip = createTripCache();
  const first = cachedTrip(trip(2));
  const other = cachedTrip(trip(3));
  expect(cachedTrip(trip(2))).toBe(first);
  expect(cachedTrip(trip(3))).toBe(other);
  expect(other).not.toBe(first);
});

test('only the last four trips are cached', () => {
  const cachedTrip = createTripCache();
  const [first, second] = [cachedTrip(trip(1)), cachedTrip(trip(2))];
  cachedTrip(trip(3));
  cachedTrip(trip(4));
  cachedTrip(trip(1));
  cachedTrip(trip(5));
  expect(cachedTrip(trip(1))).toBe(first);
  expect(cachedTrip(trip(2))).not.toBe(second);
});
