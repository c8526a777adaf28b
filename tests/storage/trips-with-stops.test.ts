import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { stopOf, withStop } from '#src/domain/stops/stop-of.ts';
import { unplannedStop } from '#src/domain/stops/plan-stops.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import { writeBackup } from '#src/export/copies/backup-file.ts';
import { additionsOf } from '#src/export/copies/merge-backup.ts';
import { readBackupText } from '#src/export/copies/read-backup.ts';
import { createBackup } from '#src/storage/backup-store.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { BUILT_ON, COPIED_AT, storedContent } from '#tests/export/copies/backups.ts';
import { twoCoasts } from '#tests/helpers/two-coasts.ts';
import { highCoast } from '#tests/result/high-coast.ts';

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

function openTab(factory = indexedDB) {
  const database = createTripDatabase({ indexedDB: factory, IDBKeyRange });
  return { database, history: createTripHistory({ database }), backup: createBackup(database) };
}

test('a trip with stops is read as it was saved, ticked, deleted and brought back', async () => {
  const { history } = openTab();
  const saved = await history.save(twoCoasts());
  expect(await openTab().history.get(saved.id)).toEqual(saved);
  await history.change(saved.id, tickPacked(['boots'], true));
  const removed = await history.remove(saved.id);
  expect(removed).toEqual({ ...saved, packed: ['boots'] });
  if (removed !== null) await history.restore(removed);
  expect(await history.get(saved.id)).toEqual(removed);
});

test('it is found by each of its days, from the first stop to the last', async () => {
  const { history } = openTab();
  const { id } = await history.save(twoCoasts('2027-06-10'));
  for (const day of ['2027-06-10', '2027-06-14', '2027-06-20']) {
    const found = await history.between({ startDate: day, endDate: day });
    expect(found.map((trip) => trip.id)).toEqual([id]);
  }
});

test('what is kept in its place has its own stops, none where it has one only; undone, it is as before', async () => {
  const { history } = openTab();
  const saved = await history.save(twoCoasts());
  await history.propose(saved.id, highCoast());
  const before = await history.keep(saved.id);
  expect(await history.get(saved.id)).not.toHaveProperty('stops');
  if (before !== null) await history.restore(before);
  expect((await history.get(saved.id))?.stops).toEqual(saved.stops);
  const turned = twoCoasts('2027-07-01', [
    { nights: 1, gap: 0 },
    { nights: 2, gap: 1 },
  ]);
  await history.propose(saved.id, turned);
  await history.keep(saved.id);
  expect((await history.get(saved.id))?.stops).toEqual(turned.stops);
});

test('a stop that is not planned is stored as such', async () => {
  const { history } = openTab();
  const whole = twoCoasts();
  const saved = await history.save(withStop(whole, 1, unplannedStop(stopOf(whole, 1).trip)));
  expect((await history.get(saved.id))?.stops?.[1]?.wordings).toEqual({});
});

test.each([
  ['one stop only', (stops: readonly unknown[]) => stops.slice(0, 1), 'stops'],
  [
    'ten thousand',
    ([stop]: readonly unknown[]) => Array.from({ length: 10_000 }, () => stop),
    'stops',
  ],
  ['a stop that is none', (stops: readonly unknown[]) => [...stops, null], 'stops.2'],
  ['a word for the stops', () => 'Vienna', 'stops'],
])('%s: set aside unchanged, with the place of the fault', async (_, broken, place) => {
  const { history, database } = openTab();
  const { id } = await history.save(twoCoasts());
  const stored: unknown = await database.trips.get(id);
  const record = Object.assign({}, stored, { stops: broken(twoCoasts().stops ?? []) });
  await database.trips.put(record);
  const list = await history.list();
  expect(list.trips).toEqual([]);
  expect(list.broken).toMatchObject([{ id }]);
  expect(list.broken[0]?.reason).toContain(`${place}: `);
  const [kept] = await database.quarantine.toArray();
  expect(kept?.record).toMatchObject(record);
});

test('copied, wiped and restored, its stops are the same', async () => {
  const { history, backup } = openTab();
  const { id } = await history.save(twoCoasts());
  await history.propose(id, twoCoasts('2027-08-01'));
  const before = await backup.read();
  const file = readBackupText(
    writeBackup(before, { savedAt: COPIED_AT, builtOn: BUILT_ON }),
    BUILT_ON,
  );
  if ('problem' in file) throw new Error(JSON.stringify(file.problem));
  const other = openTab(new IDBFactory());
  await other.backup.restore((stored) => additionsOf(stored, file.file));
  expect((await other.backup.read()).trips).toEqual(before.trips);
});

test('a copy with a stop that is none is refused with its place', () => {
  const stops = [...(twoCoasts().stops ?? []), { trip: null }];
  const trip = { ...twoCoasts(), stops, id: 'a', savedAt: COPIED_AT, packed: [] };
  const text = writeBackup(storedContent(), { savedAt: COPIED_AT, builtOn: BUILT_ON });
  const answer = readBackupText(
    text.replace('"trips":[]', `"trips":[${JSON.stringify(trip)}]`),
    BUILT_ON,
  );
  expect(JSON.stringify(answer)).toContain('trips[0].stops[2]');
  expect(answer).toMatchObject({
    problem: { kind: 'wrong', part: 'trip', number: 1, what: 'wrong' },
  });
});

test('a copy whose stop links to a script is refused', () => {
  const links = JSON.stringify(highCoast().wordings).replaceAll('https://', 'javascript://');
  const bad: unknown = JSON.parse(links);
  const [first, ...others] = twoCoasts().stops ?? [];
  const stops = [{ ...first, wordings: bad }, ...others];
  const trip = { ...twoCoasts(), stops, id: 'a', savedAt: COPIED_AT, packed: [] };
  const text = writeBackup(storedContent(), { savedAt: COPIED_AT, builtOn: BUILT_ON });
  const answer = readBackupText(
    text.replace('"trips":[]', `"trips":[${JSON.stringify(trip)}]`),
    BUILT_ON,
  );
  expect(answer).toMatchObject({ problem: { kind: 'wrong', part: 'trip', number: 1 } });
});
