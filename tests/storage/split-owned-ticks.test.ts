import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { ownsLine } from '#src/domain/gear.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createGear } from '#src/storage/gear.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { fillDiskAfter } from './full-disk.ts';
import { createVersion1, version1Trip } from './earlier-versions.ts';

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

function openTab() {
  const database = createTripDatabase({ indexedDB, IDBKeyRange });
  return { database, gear: createGear(database), history: createTripHistory({ database }) };
}

test('trips of version 1 stay, and their ticks are packed and owned', async () => {
  await createVersion1(indexedDB, [version1Trip('a', ['p2', 'p5']), version1Trip('b')]);
  const { gear, history } = openTab();
  const { owned: _, ...rest } = version1Trip('a');
  expect(await history.get('a')).toEqual({ ...rest, ...NOTHING_OWN, packed: ['p2', 'p5'] });
  expect(await history.get('b')).toMatchObject({ packed: [] });
  const items = await gear.list();
  expect(items.map(({ id }) => id)).toEqual(['p2', 'p5']);
  expect(items[0]).toMatchObject({ addedAt: '2026-11-20T08:00:00.000Z' });
  expect(ownsLine(items, { id: 'p2', job: 'sleeping-bag', warmth: 2 })).toBe(true);
});

test('what several trips own is owned once', async () => {
  await createVersion1(indexedDB, [version1Trip('a', ['p2']), version1Trip('b', ['p2', 'p3'])]);
  expect((await openTab().gear.list()).map(({ id }) => id)).toEqual(['p2', 'p3']);
});

test('a tick for a product that the trip does not list stays a tick', async () => {
  await createVersion1(indexedDB, [version1Trip('a', ['gone'])]);
  const { gear, history } = openTab();
  expect((await history.get('a'))?.packed).toEqual(['gone']);
  expect(await gear.list()).toEqual([]);
});

test('invalid records of version 1 stay unchanged and are reported', async () => {
  const odd = [
    { ...version1Trip('odd'), trip: null },
    { ...version1Trip('ticks'), owned: [5] },
    { id: 'bare' },
    { id: 'owner', owned: 'p2' },
  ];
  await createVersion1(indexedDB, [...odd, version1Trip('whole', ['p2'])]);
  const { database, history } = openTab();
  const { trips, broken } = await history.list();
  expect(trips.map(({ id }) => id)).toEqual(['whole']);
  expect(broken.map(({ id }) => id).toSorted()).toEqual(['bare', 'odd', 'owner', 'ticks']);
  const kept = (await database.quarantine.toArray()).map(({ record }) => record);
  expect(kept).toHaveLength(odd.length);
  expect(kept).toEqual(expect.arrayContaining(odd));
});

test('a migration that fails leaves version 1 as it was, and the next one succeeds', async () => {
  await createVersion1(indexedDB, [version1Trip('a', ['p2']), version1Trip('b', ['p3'])]);
  const makeRoom = fillDiskAfter(2);
  await expect(openTab().history.list()).rejects.toMatchObject({ code: 'storage-failed' });
  makeRoom();
  const [known] = await indexedDB.databases();
  expect(known?.version).toBe(10);
  const { gear, history } = openTab();
  expect((await history.list()).trips.map(({ packed }) => packed)).toEqual([['p3'], ['p2']]);
  expect(await gear.list()).toHaveLength(2);
});

test('two tabs that open at once migrate once', async () => {
  await createVersion1(indexedDB, [version1Trip('a', ['p2'])]);
  const tabs = [openTab(), openTab()];
  const lists = await Promise.all(tabs.map(({ history }) => history.list()));
  for (const { trips } of lists) expect(trips.map(({ packed }) => packed)).toEqual([['p2']]);
  const saved = await tabs[0]?.history.save(highCoast());
  expect((await tabs[1]?.history.list())?.trips).toContainEqual(saved);
});
