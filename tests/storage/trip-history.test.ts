import { webcrypto } from 'node:crypto';
import { Dexie } from 'dexie';
import { constantFrom, dictionary, jsonValue, oneof, record, sample, string } from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { NOTHING_OWN, tickPacked } from '#src/domain/trip/trip-own.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { fillDiskAfter } from './full-disk.ts';

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

/** A tab: its own connection to the shared database, and a clock that advances a second per trip. */
function openTab() {
  const database = createTripDatabase({ indexedDB, IDBKeyRange });
  let saves = 0;
  const history = createTripHistory({
    database,
    now: () => new Date(Date.UTC(2026, 10, 20, 8, 0, (saves += 1))),
  });
  return { database, history };
}

function errorOf(promise: Promise<unknown>): Promise<TravelError> {
  return promise.then(
    () => expect.fail('it should have been refused'),
    (error: unknown) => {
      if (!(error instanceof TravelError)) throw error;
      return error;
    },
  );
}

test('a saved trip is complete, also after a restart', async () => {
  const saved = await openTab().history.save(highCoast());
  const { trips, broken } = await openTab().history.list();
  expect(trips).toEqual([saved]);
  expect(saved).toMatchObject({
    ...highCoast(),
    savedAt: '2026-11-20T08:00:01.000Z',
    ...NOTHING_OWN,
  });
  expect(broken).toEqual([]);
});

test('a proposal that cannot be read is none, and costs nothing else', async () => {
  const { database, history } = openTab();
  const saved = await history.save(highCoast());
  await database.trips.update(saved.id, { proposal: { trip: 'soon' } });
  expect(await openTab().history.get(saved.id)).toMatchObject({
    ...highCoast(),
    proposal: undefined,
  });
  expect(await history.keep(saved.id)).toBeNull();
});

test('writes use strict durability', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await openTab().history.save(highCoast());
  const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
  asked.mockRestore();
  expect(writes.length).toBeGreaterThan(0);
  expect(writes.every(([, , options]) => options?.durability === 'strict')).toBe(true);
});

test('the newest trip comes first', async () => {
  const { history } = openTab();
  const first = await history.save(highCoast());
  const second = await history.save(highCoast());
  const third = await history.save(highCoast());
  const { trips } = await history.list();
  expect(trips.map((trip) => trip.id)).toEqual([third.id, second.id, first.id]);
});

test('a removed trip is gone, and undo restores it', async () => {
  const { history } = openTab();
  const saved = await history.save(highCoast());
  await history.change(saved.id, tickPacked(['p2', 'p5'], true));
  const removed = await history.remove(saved.id);
  expect(await history.get(saved.id)).toBeNull();
  expect(await history.remove(saved.id)).toBeNull();
  expect(removed?.packed).toEqual(['p2', 'p5']);
  if (removed !== null) await history.restore(removed);
  expect(await history.get(saved.id)).toEqual({ ...saved, packed: ['p2', 'p5'] });
});

test('ticking an item of a removed trip changes nothing', async () => {
  const { history } = openTab();
  await history.change('gone', tickPacked(['p2'], true));
  expect(await history.list()).toEqual({ trips: [], broken: [] });
});

test('two tabs see the same trips and are notified of each change', async () => {
  const here = openTab();
  const there = openTab();
  const heard = vi.fn<() => void>();
  const stop = there.history.subscribe(heard);
  const saved = await here.history.save(highCoast());
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect((await there.history.list()).trips).toEqual([saved]);
  stop();
  heard.mockClear();
  await there.history.change(saved.id, tickPacked(['p1'], true));
  expect((await here.history.get(saved.id))?.packed).toEqual(['p1']);
  expect(heard).not.toHaveBeenCalled();
});

test('ticks of two tabs at the same time are all kept', async () => {
  const here = openTab().history;
  const there = openTab().history;
  const { id } = await here.save(highCoast());
  const products = Array.from({ length: 30 }, (_, index) => `p${index}`);
  await Promise.all(
    products.map((product, index) =>
      (index % 2 === 0 ? here : there).change(id, tickPacked([product], true)),
    ),
  );
  expect((await here.get(id))?.packed.toSorted()).toEqual(products.toSorted());
});

test('trips are saved where the page is not served securely, which has no randomUUID', async () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
  });
  const { history } = openTab();
  const saved = [await history.save(highCoast()), await history.save(highCoast())];
  vi.unstubAllGlobals();
  expect(new Set(saved.map(({ id }) => id)).size).toBe(2);
  expect((await history.list()).trips).toHaveLength(2);
});

test('changes of another database are not reported', async () => {
  const heard = vi.fn<() => void>();
  const stop = openTab().history.subscribe(heard);
  const other = new Dexie('elsewhere', { indexedDB, IDBKeyRange });
  other.version(1).stores({ notes: 'id' });
  await other.table('notes').add({ id: 'a' });
  stop();
  expect(heard).not.toHaveBeenCalled();
});

test('an invalid record is quarantined unchanged and reported, and others are listed', async () => {
  const { database, history } = openTab();
  const saved = await history.save(highCoast());
  const original = { ...saved, id: 'broken-one', trip: { ...saved.trip, request: null } };
  await database.trips.add(original);
  const first = await history.list();
  expect(first.trips).toEqual([saved]);
  expect(first.broken.map(({ id }) => id)).toEqual(['broken-one']);
  expect(first.broken[0]?.reason).toContain('trip.request');
  expect(await database.trips.count()).toBe(1);
  expect((await database.quarantine.toArray()).map((row) => row.record)).toEqual([original]);
  expect(await history.list()).toEqual(first);
});

test('the newest trip is found behind invalid records', async () => {
  const { database, history } = openTab();
  const saved = await history.save(highCoast());
  await database.trips.bulkAdd([
    { ...saved, id: 'later', savedAt: '2027-01-01T00:00:00.000Z', trip: null },
    { ...saved, id: 'odd', savedAt: 5 },
    { id: 'undated' },
  ]);
  expect(await history.newest(1)).toEqual([saved]);
});

test('getting an invalid record returns null and quarantines it', async () => {
  const { database, history } = openTab();
  await database.trips.add({ id: 'broken-one' });
  expect(await history.get('broken-one')).toBeNull();
  expect(await history.remove('broken-one')).toBeNull();
  expect(await database.quarantine.count()).toBe(1);
});

test('a record with a key that is not a string is quarantined too', async () => {
  const { database, history } = openTab();
  await database.trips.add({ id: 7 });
  expect((await history.list()).broken).toMatchObject([{ id: '7' }]);
  expect(await database.trips.count()).toBe(0);
});

test('a thousand invalid records are all kept, and valid ones are listed', async () => {
  const { database, history } = openTab();
  const saved = await history.save(highCoast());
  const shapes = sample(
    oneof(
      dictionary(string(), jsonValue()),
      record({ savedAt: jsonValue(), trip: jsonValue(), wordings: jsonValue() }),
      constantFrom(...Object.keys(saved)).map((missing) =>
        Object.assign({}, saved, { [missing]: null }),
      ),
    ),
    { numRuns: 1000, seed: 42 },
  );
  const records = shapes.map((shape, index) => Object.assign({}, shape, { id: `broken-${index}` }));
  await database.trips.bulkAdd(records);
  const { trips, broken } = await history.list();
  const quarantined = await database.quarantine.toArray();
  const readable = trips.filter((trip) => trip.id.startsWith('broken-'));
  expect(trips).toContainEqual(saved);
  expect(broken.length + readable.length).toBe(1000);
  expect(quarantined.length).toBe(broken.length);
  expect(broken.length).toBeGreaterThan(800);
});

test('a full disk fails with its cause, and existing trips stay readable', async () => {
  const { database, history } = openTab();
  const saved = await history.save(highCoast());
  await database.trips.add({ id: 'broken-one' });
  const stopFull = fillDiskAfter(0);
  const error = await errorOf(history.save(highCoast()));
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { trips, broken } = await history.list();
  stopFull();
  expect(error.code).toBe('storage-failed');
  expect(error.cause).toMatchObject({ name: 'QuotaExceededError' });
  expect(trips).toEqual([saved]);
  expect(broken).toMatchObject([{ id: 'broken-one' }]);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
  expect((await history.list()).broken).toHaveLength(1);
  expect(await database.quarantine.count()).toBe(1);
});

test('a database of a newer build is refused and left unchanged', async () => {
  const { history, database } = openTab();
  const saved = await history.save(highCoast());
  database.dexie.close();
  const newer = new Dexie('fernweh', { indexedDB, IDBKeyRange });
  newer.version(4).stores({ trips: 'id, savedAt, folder', gear: 'id', quarantine: '++' });
  await newer.open();
  newer.close();
  const error = await errorOf(openTab().history.list());
  expect(error.code).toBe('storage-newer');
  expect(error.cause).toMatchObject({ name: 'VersionError' });
  await newer.open();
  expect(await newer.table('trips').toArray()).toEqual([saved]);
});

test('blocked storage fails instead of hanging', async () => {
  const blocked = {
    open() {
      throw new DOMException('storage is blocked', 'SecurityError');
    },
  };
  const database = createTripDatabase({ indexedDB: blocked, IDBKeyRange });
  const error = await errorOf(createTripHistory({ database }).list());
  expect(error.code).toBe('storage-failed');
});

test('a trip whose saving was given up is stored once, however often it is tried', async () => {
  const { history } = openTab();
  const planned = highCoast();
  const stopFull = fillDiskAfter(0);
  await errorOf(history.save(planned));
  stopFull();
  const saved = await history.save(planned);
  await history.change(saved.id, tickPacked(['p1'], true));
  expect(await history.save(planned)).toEqual({ ...saved, packed: ['p1'] });
  expect((await history.list()).trips).toEqual([{ ...saved, packed: ['p1'] }]);
});
