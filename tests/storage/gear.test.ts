import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTripDatabase } from '#src/storage/database.ts';
import { createGear } from '#src/storage/gear.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { createMemoryGear } from '#tests/helpers/memory-gear.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { fillDiskAfter } from './full-disk.ts';
import { gearContract } from './gear.contract.ts';

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

function openTab(name = 'fernweh') {
  const database = createTripDatabase({ name, indexedDB, IDBKeyRange });
  return { database, gear: createGear(database), history: createTripHistory({ database }) };
}

describe('in IndexedDB', () => {
  gearContract(() => openTab().gear);
});

describe('in memory, for other tests', () => {
  gearContract(createMemoryGear);
});

test('two tabs own the same things and are notified of each change', async () => {
  const here = openTab();
  const there = openTab();
  const heard = vi.fn<() => void>();
  const stop = there.gear.subscribe(heard);
  await Promise.all([here.gear.add([ownedItem('tent')]), there.gear.add([ownedItem('stove')])]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect((await there.gear.list()).map(({ id }) => id).toSorted()).toEqual(['stove', 'tent']);
  stop();
});

test('something owned again, in another language, keeps its time and gets both names', async () => {
  const { gear } = openTab();
  await gear.add([ownedItem('tent', { names: { en: 'Tent' } })]);
  await gear.add([
    ownedItem('tent', { names: { de: 'Zelt' }, addedAt: '2027-01-01T00:00:00.000Z' }),
  ]);
  expect(await gear.list()).toEqual([ownedItem('tent', { names: { en: 'Tent', de: 'Zelt' } })]);
});

test('an invalid record is left out and left in place', async () => {
  const { database, gear } = openTab();
  await database.gear.bulkPut([{ id: 'odd', names: {} }, ownedItem('tent')]);
  expect(await gear.list()).toEqual([ownedItem('tent')]);
  expect(await gear.remove(() => true)).toEqual([ownedItem('tent')]);
  expect(await database.gear.toArray()).toEqual([{ id: 'odd', names: {} }]);
});

test('items are added all or none', async () => {
  const { gear } = openTab();
  const makeRoom = fillDiskAfter(1);
  await expect(gear.add([ownedItem('tent'), ownedItem('stove')])).rejects.toMatchObject({
    code: 'storage-failed',
  });
  makeRoom();
  expect(await gear.list()).toEqual([]);
});

test('an exchange that does not fit on the disk takes nothing away', async () => {
  const { gear } = openTab('exchanged');
  await gear.add([ownedItem('mug')]);
  const makeRoom = fillDiskAfter(1);
  const other = [ownedItem('tent'), ownedItem('stove')];
  await expect(gear.exchange(() => true, other)).rejects.toMatchObject({ code: 'storage-failed' });
  makeRoom();
  expect(await gear.list()).toEqual([ownedItem('mug')]);
});

test('a change of the gear is no change of the trips, and the other way round', async () => {
  const { gear, history } = openTab('apart');
  const trips = vi.fn<() => void>();
  const owned = vi.fn<() => void>();
  // Creating the database counts as a change of all that is in it.
  await history.list();
  const stops = [history.subscribe(trips), gear.subscribe(owned)];
  await gear.add([ownedItem('tent')]);
  await vi.waitFor(() => expect(owned).toHaveBeenCalled());
  expect(trips).not.toHaveBeenCalled();
  owned.mockClear();
  await history.save(highCoast());
  await vi.waitFor(() => expect(trips).toHaveBeenCalled());
  expect(owned).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});
