import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import { noteChanges, stampChanges } from '#src/storage/backup-changes.ts';
import { createBackupNotes } from '#src/storage/backup-notes.ts';
import { createBackup } from '#src/storage/backup-store.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { savedTrip } from '#tests/backup/backups.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { used } from '#tests/sharing/travelled-trips.ts';
import { createEarlierDatabase } from './earlier-versions.ts';
import { fillDiskAfter } from './full-disk.ts';

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

function openTab() {
  const database = createTripDatabase({ indexedDB, IDBKeyRange });
  const entries = new Map<string, string>();
  const notes = createBackupNotes(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  }));
  stampChanges(database);
  noteChanges(database, notes);
  return {
    database,
    notes,
    history: createTripHistory({ database }),
    backup: createBackup(database),
  };
}

const create = (trips: readonly unknown[]) =>
  createEarlierDatabase({ version: 3, trips }, indexedDB);

const WHOLE = savedTrip('whole', {
  ...used(highCoast()),
  packed: ['boots', 'p2'],
  changedAt: '2027-03-01T08:00:00.000Z',
  proposal: highCoast({ origin: 'ai' }),
});

test('a trip of version 3 stays as it was, with ticks, list, packing, days and proposal', async () => {
  const { packed: _, listEdits: _1, packing: _2, days: _3, ...plan } = WHOLE;
  await create([WHOLE, savedTrip('plain')]);
  const { database, history, backup, notes } = openTab();
  expect(await history.get('whole')).toEqual(WHOLE);
  expect(await history.get('plain')).toEqual(savedTrip('plain'));
  expect((await history.list()).trips).toHaveLength(2);
  expect((await backup.read()).trips).toContainEqual(WHOLE);
  const { changedAt, ...rest } = plan;
  expect(await database.trips.get('whole')).toEqual(rest);
  expect(await database.own.get('whole')).toMatchObject({ changedAt, packed: WHOLE.packed });
  // It is no change of the traveller's.
  expect(notes.read().changedAt).toBeNull();
});

test('what this build cannot read of one’s own is neither lost nor read differently', async () => {
  const odd = { ...WHOLE, id: 'odd', listEdits: { lines: [{ key: 'hat' }, 7], people: 5 } };
  await create([odd]);
  const { database, history } = openTab();
  expect((await history.get('odd'))?.listEdits.lines).toEqual([{ key: 'hat' }]);
  expect(await database.own.get('odd')).toMatchObject({ listEdits: odd.listEdits });
});

test('invalid records of version 3 stay unchanged and are reported', async () => {
  const odd = [
    { ...WHOLE, id: 'trip', trip: null },
    { ...WHOLE, id: 'ticks', packed: [5] },
    { ...WHOLE, id: 'unticked', packed: undefined },
    { ...savedTrip('time'), savedAt: 5 },
    { id: 'bare' },
  ];
  await create([...odd, WHOLE]);
  const { database, history } = openTab();
  const { trips, broken } = await history.list();
  expect(trips).toEqual([WHOLE]);
  expect(broken.map(({ id }) => id).toSorted()).toEqual(odd.map(({ id }) => id).toSorted());
  const kept = (await database.quarantine.toArray()).map(({ record }) => record);
  expect(kept).toHaveLength(odd.length);
  expect(kept).toEqual(expect.arrayContaining(odd));
  expect(await database.own.count()).toBe(1);
});

test('a migration that fails leaves version 3 as it was, and the next one succeeds', async () => {
  await create([WHOLE, savedTrip('plain')]);
  const makeRoom = fillDiskAfter(3);
  await expect(openTab().history.list()).rejects.toMatchObject({ code: 'storage-failed' });
  makeRoom();
  const [known] = await indexedDB.databases();
  expect(known?.version).toBe(30);
  expect(await openTab().history.get('whole')).toEqual(WHOLE);
});

test('two tabs that open at once migrate once, and both can tick', async () => {
  await create([WHOLE]);
  const tabs = [openTab(), openTab()];
  const lists = await Promise.all(tabs.map(({ history }) => history.list()));
  for (const { trips } of lists) expect(trips).toEqual([WHOLE]);
  await Promise.all(
    tabs.map(({ history }, tab) => history.change('whole', tickPacked([`k${tab}`], true))),
  );
  expect((await tabs[0]?.history.get('whole'))?.packed.toSorted()).toEqual([
    'boots',
    'k0',
    'k1',
    'p2',
  ]);
});

test('a long history migrates whole', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `trip-${index}`);
  await create(ids.map((id) => ({ ...WHOLE, id })));
  const { trips } = await openTab().history.list();
  expect(trips.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  for (const trip of trips) expect(trip).toEqual({ ...WHOLE, id: trip.id });
});
