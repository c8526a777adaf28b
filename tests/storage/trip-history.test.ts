import { webcrypto } from 'node:crypto';
import { Dexie } from 'dexie';
import { constantFrom, dictionary, jsonValue, oneof, record, sample, string } from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_WANTS } from '#src/domain/climate/weather-wants.ts';
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

test('a plan that does not know what its wishes ask of the weather does not keep the old one’s', async () => {
  const { history } = openTab();
  const { id } = await history.save(highCoast({ wants: { ...NO_WANTS, snow: true } }));
  await history.propose(id, highCoast());
  await history.keep(id);
  expect((await history.get(id))?.wants).toBeUndefined();
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
  // A name of its own: tests that run beside this one are heard like other tabs.
  const database = createTripDatabase({ name: 'watched', indexedDB, IDBKeyRange });
  const stop = createTripHistory({ database }).subscribe(heard);
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
  newer
    .version(6)
    .stores({ trips: 'id, savedAt, folder', own: 'id', gear: 'id', quarantine: '++' });
  await newer.open();
  newer.close();
  const error = await errorOf(openTab().history.list());
  expect(error.code).toBe('storage-newer');
  expect(error.cause).toMatchObject({ name: 'VersionError' });
  await newer.open();
  expect(await newer.table('trips').toArray()).toMatchObject([{ id: saved.id, trip: saved.trip }]);
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

test('a tick writes what is the traveller’s own, and never the plan', async () => {
  const { database, history } = openTab();
  const { id } = await history.save(highCoast());
  const plan = await database.trips.get(id);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  await history.change(id, tickPacked(['p2'], true));
  const stores = [...put.mock.contexts, ...get.mock.contexts].map((store) =>
    store instanceof IDBObjectStore ? store.name : '',
  );
  put.mockRestore();
  get.mockRestore();
  expect(new Set(stores)).toEqual(new Set(['own']));
  expect(await database.trips.get(id)).toEqual(plan);
  expect(await history.get(id)).toMatchObject({ packed: ['p2'] });
});

test('a plan without an own record has nothing of one’s own, and can be ticked', async () => {
  const { database, history } = openTab();
  const saved = await history.save(highCoast());
  await database.own.delete(saved.id);
  expect(await openTab().history.get(saved.id)).toEqual(saved);
  expect((await history.list()).trips).toEqual([saved]);
  await history.change(saved.id, tickPacked(['p2'], true));
  expect((await openTab().history.get(saved.id))?.packed).toEqual(['p2']);
});

test('a trip whose own record cannot be read is set aside whole, and a tick does not touch it', async () => {
  const { database, history } = openTab();
  const [odd, whole] = [await history.save(highCoast()), await history.save(highCoast())];
  const mine = { ...NOTHING_OWN, id: odd.id, packed: [5], note: 'kept too' };
  await database.own.put(mine);
  await history.change(odd.id, tickPacked(['p2'], true));
  expect(await database.own.get(odd.id)).toEqual(mine);
  expect(await history.propose(odd.id, highCoast())).toBe(false);
  const { trips, broken } = await history.list();
  expect(trips).toEqual([whole]);
  expect(broken.map(({ id }) => id)).toEqual([odd.id]);
  expect(broken[0]?.reason).toContain('packed');
  expect((await database.quarantine.toArray()).map((row) => row.record)).toEqual([
    { ...odd, packed: [5], note: 'kept too' },
  ]);
  expect([await database.trips.count(), await database.own.count()]).toEqual([1, 1]);
});

test('what is one’s own of a trip without a plan is reported and kept', async () => {
  const { database, history } = openTab();
  const saved = await history.save(highCoast());
  const orphan = { ...NOTHING_OWN, id: 'orphan', packed: ['p2'] };
  await database.own.add(orphan);
  const { trips, broken } = await history.list();
  expect(trips).toEqual([saved]);
  expect(broken.map(({ id }) => id)).toEqual(['orphan']);
  expect((await database.quarantine.toArray()).map((row) => row.record)).toEqual([orphan]);
});

test('a removed trip leaves neither record, and a full disk restores neither', async () => {
  const { database, history } = openTab();
  const { id } = await history.save(highCoast());
  await history.change(id, tickPacked(['p2'], true));
  const removed = await history.remove(id);
  if (removed === null) throw new Error('nothing was removed');
  const counts = () => Promise.all([database.trips.count(), database.own.count()]);
  expect(await counts()).toEqual([0, 0]);
  const makeRoom = fillDiskAfter(1);
  await errorOf(history.restore(removed));
  makeRoom();
  expect(await counts()).toEqual([0, 0]);
  await history.restore(removed);
  expect(await history.get(id)).toEqual(removed);
});

test('a trip was changed when either of its records was, whichever was later', async () => {
  const { database, history } = openTab();
  const { id } = await history.save(highCoast());
  const [early, late] = ['2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'];
  for (const [plan, own] of [
    [early, late],
    [late, early],
    [undefined, late],
    [late, undefined],
    [late, 'soon'],
  ]) {
    await database.trips.update(id, { changedAt: plan });
    await database.own.update(id, { changedAt: own });
    expect((await history.get(id))?.changedAt).toBe(late);
  }
});
