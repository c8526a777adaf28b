import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import { noteChanges } from '#src/storage/backup-changes.ts';
import { createBackupNotes } from '#src/storage/backup-notes.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createGear } from '#src/storage/gear.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const NOTHING = { copiedAt: null, changedAt: null, trips: 0, persistAsked: false };

function memoryStorage(text: string | null = null) {
  const entries = new Map(text === null ? [] : [['fernweh.backup', text]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

test('notes are kept beside each other', () => {
  const storage = memoryStorage();
  createBackupNotes(() => storage).write({ trips: 3 });
  createBackupNotes(() => storage).write({ persistAsked: true });
  expect(createBackupNotes(() => storage).read()).toEqual({
    ...NOTHING,
    trips: 3,
    persistAsked: true,
  });
});

test.each(['', 'null', '5', '[]', '{"trips":-1,"copiedAt":"soon","persistAsked":1}', '{'])(
  'what was not written by us is nothing: %s',
  (text) => {
    expect(createBackupNotes(() => memoryStorage(text)).read()).toEqual(NOTHING);
  },
);

test('blocked web storage remembers nothing and breaks nothing', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const notes = createBackupNotes(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  notes.write({ trips: 3 });
  expect(notes.read()).toEqual(NOTHING);
});

function openTab(indexedDB: IDBFactory, storage: ReturnType<typeof memoryStorage>, hour: number) {
  const database = createTripDatabase({ indexedDB, IDBKeyRange });
  const notes = createBackupNotes(() => storage);
  noteChanges(database, notes, () => new Date(Date.UTC(2027, 4, 1, hour)));
  return { notes, history: createTripHistory({ database }), gear: createGear(database) };
}

test('every change of trips and gear is noted, with the number of trips', async () => {
  const { notes, history, gear } = openTab(new IDBFactory(), memoryStorage(), 8);
  const { id } = await history.save(highCoast());
  const changedAt = '2027-05-01T08:00:00.000Z';
  await vi.waitFor(() => expect(notes.read()).toEqual({ ...NOTHING, trips: 1, changedAt }));
  notes.write({ changedAt: null });
  await history.change(id, tickPacked(['p2'], true));
  await vi.waitFor(() => expect(notes.read().changedAt).toBe(changedAt));
  notes.write({ changedAt: null });
  await gear.add([ownedItem('p2')]);
  await vi.waitFor(() => expect(notes.read().changedAt).toBe(changedAt));
  await history.remove(id);
  await vi.waitFor(() => expect(notes.read().trips).toBe(0));
});

test('trips that were there before are counted, without being a change', async () => {
  const [indexedDB, storage] = [new IDBFactory(), memoryStorage()];
  const database = createTripDatabase({ indexedDB, IDBKeyRange });
  await createTripHistory({ database }).save(highCoast());
  const { notes } = openTab(indexedDB, storage, 9);
  await vi.waitFor(() => expect(notes.read()).toEqual({ ...NOTHING, trips: 1 }));
});

test('a database that is suddenly empty is not taken for one that was emptied', async () => {
  const storage = memoryStorage(JSON.stringify({ trips: 4 }));
  const { notes, history, gear } = openTab(new IDBFactory(), storage, 9);
  expect((await history.list()).trips).toEqual([]);
  expect(notes.read()).toEqual({ ...NOTHING, trips: 4 });
  await gear.add([ownedItem('p2')]);
  await vi.waitFor(() => expect(notes.read().changedAt).not.toBeNull());
  await history.list();
  expect(notes.read().trips).toBe(4);
});
