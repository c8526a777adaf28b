import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { assert, asyncProperty } from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { writeBackup } from '#src/export/copies/backup-file.ts';
import { additionsOf } from '#src/export/copies/merge-backup.ts';
import { readBackupText } from '#src/export/copies/read-backup.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import { createBackup } from '#src/storage/backup-store.ts';
import { stampChanges } from '#src/storage/backup-changes.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createGear } from '#src/storage/gear.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import {
  BUILT_ON,
  COPIED_AT,
  contents,
  savedTrip,
  storedContent,
} from '#tests/export/copies/backups.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { version2Trip } from './earlier-versions.ts';
import { fillDiskAfter } from './full-disk.ts';

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

function openTab(factory = indexedDB) {
  const database = createTripDatabase({ indexedDB: factory, IDBKeyRange });
  stampChanges(database, () => new Date('2027-05-01T12:00:00Z'));
  const history = createTripHistory({ database });
  return { database, history, gear: createGear(database), backup: createBackup(database) };
}

/** Writes a copy, and reads it as another device does. */
function copied(content: ReturnType<typeof storedContent>) {
  const text = writeBackup(content, { savedAt: COPIED_AT, builtOn: BUILT_ON });
  const answer = readBackupText(text, BUILT_ON);
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  return answer.file;
}

test('copied, wiped and restored, everything is the same; restored again, nothing changes', async () => {
  await assert(
    asyncProperty(contents, async (content) => {
      const device = openTab(new IDBFactory());
      await device.backup.restore(() => content);
      const before = await device.backup.read();
      const file = copied(before);

      const wiped = openTab(new IDBFactory());
      await wiped.backup.restore((stored) => additionsOf(stored, file));
      const after = await wiped.backup.read();
      expect(after.trips).toEqual(before.trips);
      expect(new Set(after.gear)).toEqual(new Set(before.gear));
      expect(after.setAside).toEqual(before.setAside);
      const again = await wiped.backup.restore((stored) => additionsOf(stored, file));
      expect(again).toEqual(storedContent());
      expect(await wiped.backup.read()).toEqual(after);
    }),
    { numRuns: 25, seed: 21 },
  );
});

test('a copy holds trips, gear and what could not be read, wherever that is stored', async () => {
  const { database, history, gear, backup } = openTab();
  const saved = await history.save(highCoast());
  await gear.add([ownedItem('p2')]);
  await database.quarantine.add({ id: 'old', reason: 'x', record: 7 });
  await database.trips.put({ id: 'odd', trip: null });
  const content = await backup.read();
  expect(content.trips).toEqual([saved]);
  expect(content.gear).toEqual([ownedItem('p2')]);
  expect(content.setAside).toEqual([
    { id: 'old', reason: 'x', record: 7 },
    expect.objectContaining({ id: 'odd', record: { id: 'odd', trip: null } }),
  ]);
});

test('restoring deletes nothing that is on the device', async () => {
  const { history, gear, backup } = openTab();
  const own = await history.save(highCoast());
  await gear.add([ownedItem('mine')]);
  const file = copied(storedContent({ trips: [savedTrip('a')], gear: [ownedItem('p2')] }));
  await backup.restore((stored) => additionsOf(stored, file));
  expect(await history.get(own.id)).toEqual(own);
  expect((await gear.list()).map(({ id }) => id).toSorted()).toEqual(['mine', 'p2']);
  expect((await history.list()).trips).toHaveLength(2);
});

test('a full disk in the middle leaves everything as it was', async () => {
  const { history, backup } = openTab();
  const own = await history.save(highCoast());
  const before = await backup.read();
  const makeRoom = fillDiskAfter(2);
  const file = storedContent({ trips: ['a', 'b', 'c'].map((id) => savedTrip(id)) });
  await expect(backup.restore((stored) => additionsOf(stored, file))).rejects.toMatchObject({
    code: 'storage-failed',
  });
  makeRoom();
  expect(await backup.read()).toEqual(before);
  await backup.restore((stored) => additionsOf(stored, file));
  expect((await history.list()).trips).toHaveLength(4);
  expect(await history.get(own.id)).toEqual(own);
});

test('a restored trip keeps its time, and a later change gets a new one', async () => {
  const { history, backup } = openTab();
  const changedAt = '2027-01-01T08:00:00.000Z';
  await backup.restore(() => storedContent({ trips: [savedTrip('a')] }));
  await backup.restore(() =>
    storedContent({ trips: [savedTrip('a', { changedAt, packed: ['x'] })] }),
  );
  expect(await history.get('a')).toMatchObject({ changedAt, packed: ['x'] });
  await history.change('a', tickPacked(['y'], true));
  expect(await history.get('a')).toMatchObject({
    changedAt: '2027-05-01T12:00:00.000Z',
    packed: ['x', 'y'],
  });
});

test('another tab sees what was restored, and what it changed meanwhile is kept', async () => {
  const [here, there] = [openTab(), openTab()];
  const saved = await here.history.save(highCoast());
  const file = copied(await here.backup.read());
  await there.history.change(saved.id, tickPacked(['p2'], true));
  await here.backup.restore((stored) => additionsOf(stored, file));
  expect(await there.history.get(saved.id)).toMatchObject({ packed: ['p2'] });
});

test('trips of version 2 of the database are in a copy with what they lack', async () => {
  const { database, backup } = openTab();
  await database.trips.put(version2Trip('a', ['p3']));
  expect((await backup.read()).trips).toEqual([savedTrip('a', { packed: ['p3'] })]);
});
