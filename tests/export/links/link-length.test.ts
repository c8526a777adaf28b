import { beforeAll, expect, test } from 'vitest';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { ownOfShared } from '#src/export/links/own-of-shared.ts';
import { readTripFragment, tripFragment } from '#src/export/links/trip-link.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { TRIPS } from '#tests/trip-table/trips.ts';
import { used } from './travelled-trips.ts';

const ADDRESS = 'https://fernweh.example/trips/shared#';
const LONGEST = 2000;
const TRIED = 12;
const CHOICES = [
  { withWishes: false, withNotes: false },
  { withWishes: true, withNotes: false },
  { withWishes: true, withNotes: true },
] as const;

let planned: ReturnType<typeof used>[] = [];

beforeAll(async () => {
  const providers = REAL.planning;
  const every = Math.floor(TRIPS.length / TRIED);
  const some = TRIPS.filter((_, at) => at % every === 0).slice(0, TRIED);
  planned = await Promise.all(
    some.map(async ({ trip }) => used(await planOnDevice(providers, trip))),
  );
}, 60_000);

test.each(CHOICES)('links of used trips are short: %o', async (choice) => {
  const lengths: number[] = [];
  for (const trip of planned) {
    const fragment = await tripFragment(trip, { builtOn: '2026-11-24', ...choice });
    if (fragment === null) throw new Error('too long');
    lengths.push(ADDRESS.length + fragment.length);
    const answer = await readTripFragment(fragment);
    if (!('shared' in answer)) throw new Error(answer.problem);
    const { own, missing } = ownOfShared(answer.shared, trip);
    expect(missing).toBe(0);
    expect(own.days.days.map(({ ideas }) => ideas)).toEqual(
      trip.days.days.map(({ ideas }) => ideas),
    );
  }
  expect(planned).toHaveLength(TRIED);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
});
