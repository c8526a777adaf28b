import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import type { TripDatabaseOptions } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const SHORT = { openMs: 500, workMs: 500 };

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function openTab(options: TripDatabaseOptions = {}) {
  const database = createTripDatabase({ indexedDB, IDBKeyRange, ...options });
  return { database, history: createTripHistory({ database }) };
}

test('a database that never opens is reported, for reading and for saving', async () => {
  const never = { open: () => new EventTarget() };
  const { history } = openTab({ indexedDB: never, limits: SHORT });
  await expect(history.list()).rejects.toMatchObject({ code: 'storage-silent' });
  await expect(history.save(highCoast())).rejects.toMatchObject({ code: 'storage-silent' });
});

test('another tab that blocks the database is reported; once it is closed, a retry works', async () => {
  const release = await blockDatabase();
  const { history } = openTab({ limits: SHORT });
  await expect(history.list()).rejects.toMatchObject({ code: 'storage-silent' });
  release();
  const saved = await history.save(highCoast());
  expect((await history.list()).trips).toEqual([saved]);
});

test('a transaction that never answers is reported; the next attempt uses a new connection', async () => {
  const { history } = openTab({ limits: SHORT });
  const saved = await history.save(highCoast());
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
  await expect(history.get(saved.id)).rejects.toMatchObject({ code: 'storage-silent' });
  get.mockRestore();
  expect(await history.get(saved.id)).toEqual(saved);
});

test('a connection that the browser closed is opened again, and the write is made', async () => {
  const { database, history } = openTab();
  const first = await history.save(highCoast());
  const connection = database.dexie.backendDB();
  connection.close();
  connection.onclose?.(new Event('close'));
  const second = await history.save(highCoast());
  database.dexie.backendDB().close();
  const third = await history.save(highCoast());
  const { trips } = await openTab().history.list();
  expect(trips.map(({ id }) => id).toSorted()).toEqual([first.id, second.id, third.id].toSorted());
});

test('a write whose connection is lost is repeated once, and once only', async () => {
  const { history } = openTab();
  const saved = await history.save(highCoast());
  const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw lost;
  });
  await history.change(saved.id, tickPacked(['boots'], true));
  expect(await history.get(saved.id)).toMatchObject({ packed: ['boots'] });
  put.mockImplementation(() => {
    throw lost;
  });
  await expect(history.change(saved.id, tickPacked(['boots'], false))).rejects.toMatchObject({
    code: 'storage-failed',
  });
});

/** Another tab with an older database that does not close it, for example because it is frozen. */
async function blockDatabase(): Promise<() => void> {
  const opening = indexedDB.open('fernweh', 1);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  return () => opening.result.close();
}
