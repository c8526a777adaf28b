import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { joinTrips } from '#src/domain/stops/join-trips.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { twoCoasts } from '#tests/helpers/two-coasts.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { fillDiskAfter } from './full-disk.ts';

const LATER = '2026-11-28T08:00:00.000Z';
let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

function openTab() {
  return createTripHistory({ database: createTripDatabase({ indexedDB, IDBKeyRange }) });
}

function joined([one, other]: SavedTrip[]): SavedTrip[] | null {
  if (one === undefined || other === undefined) return null;
  return [{ ...joinTrips(one, other), id: one.id, savedAt: LATER }];
}

async function twoTrips() {
  const history = openTab();
  const coast = await history.save(highCoast());
  const after = await history.save(twoCoasts('2027-06-20'));
  return { history, coast, after, ids: [coast.id, after.id] };
}

test('two trips become one, with what another tab has ticked since; undone, both are as they were', async () => {
  const { history, coast, after, ids } = await twoTrips();
  await openTab().change(after.id, tickPacked(['hammock'], true));
  const before = await history.exchange(ids, joined);
  const { trips, broken } = await openTab().list();
  expect(broken).toEqual([]);
  expect(trips.map(({ id, stops, packed }) => [id, stops?.length, packed])).toEqual([
    [coast.id, 3, ['hammock']],
  ]);
  await history.exchange([coast.id], () => before);
  expect(await history.get(coast.id)).toEqual(coast);
  expect(await history.get(after.id)).toEqual({ ...after, packed: ['hammock'] });
});

test('where one is gone, or nothing comes of them, both stay', async () => {
  const { history, coast, after, ids } = await twoTrips();
  expect(await history.exchange([coast.id, 'gone'], joined)).toBeNull();
  expect(await history.exchange(ids, () => null)).toBeNull();
  expect((await history.list()).trips).toEqual([after, coast]);
});

test('a full disk changes neither', async () => {
  const { history, coast, after, ids } = await twoTrips();
  const makeRoom = fillDiskAfter(0);
  await expect(history.exchange(ids, joined)).rejects.toMatchObject({ code: 'storage-failed' });
  makeRoom();
  expect((await openTab().list()).trips).toEqual([after, coast]);
});
