import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createGear } from '#src/storage/gear.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { createVersion2, version2Trip } from './earlier-versions.ts';

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

function openTab() {
  const database = createTripDatabase({ indexedDB, IDBKeyRange });
  return { database, gear: createGear(database), history: createTripHistory({ database }) };
}

test('trips of version 2 stay with their ticks, and nothing of them is edited', async () => {
  await createVersion2(indexedDB, [version2Trip('a', ['p3'])]);
  const { history, gear } = openTab();
  expect(await history.get('a')).toEqual({ ...version2Trip('a'), ...NOTHING_OWN, packed: ['p3'] });
  expect(await gear.list()).toEqual([]);
});

test('a tick stays where another product does the same job: it is kept by the job', async () => {
  await createVersion2(indexedDB, [withJob('a', 'p3', 'tent')]);
  expect((await openTab().history.get('a'))?.packed).toEqual(['tent', 'p2', 'gone']);
});

test('an invalid record of version 2 stays unchanged and is reported', async () => {
  const odd = { ...version2Trip('odd', ['p3']), trip: null };
  await createVersion2(indexedDB, [odd, version2Trip('a')]);
  const { database, history } = openTab();
  expect((await history.list()).broken).toMatchObject([{ id: 'odd' }]);
  expect((await database.quarantine.toArray()).map(({ record }) => record)).toEqual([odd]);
});

test('a build of version 2 is kept from a database of this version, whose edits it would drop', async () => {
  await openTab().history.list();
  const [known] = await indexedDB.databases();
  expect(known?.version).toBeGreaterThan(20);
});

test('what cannot be read of the edits is left out, and costs neither the rest nor the trip', async () => {
  const whole = { key: 'tent', away: true };
  const kettle = { key: 'own-1', name: 'Kettle' };
  const { database, history } = openTab();
  const lines = [whole, { key: '' }, { key: 'hat', bag: 'pocket' }, null, 7];
  const listEdits = { lines, own: [kettle, { name: 'Nameless' }, 'x'], people: [5] };
  await database.trips.bulkAdd([
    { ...version2Trip('some'), listEdits, packing: { home: 'x', done: ['passport'], sink: 1 } },
    { ...version2Trip('odd'), listEdits: 'x', packing: null },
    { ...version2Trip('odder'), listEdits: { lines: null }, packing: 5 },
  ]);
  const { trips, broken } = await history.list();
  expect(broken).toEqual([]);
  expect(trips).toHaveLength(3);
  const some = await history.get('some');
  expect(some?.listEdits).toMatchObject({ lines: [whole], own: [kettle], people: [] });
  expect(some?.packing).toEqual({ ...NOTHING_OWN.packing, done: ['passport'] });
  for (const id of ['odd', 'odder']) {
    expect(await history.get(id)).toMatchObject({
      listEdits: NO_EDITS,
      packing: NOTHING_OWN.packing,
    });
  }
});

/** A trip with ticks, of which one is for a product with a job. */
function withJob(id: string, productId: string, job: string) {
  const trip = version2Trip(id, [productId, 'p2', 'gone']);
  const text = JSON.stringify(trip).replaceAll(
    `"id":"${productId}"`,
    `"id":"${productId}","job":"${job}"`,
  );
  return v.parse(v.looseObject({}), JSON.parse(text));
}

const away = (key: string) => (own: TripOwn) => ({
  ...own,
  listEdits: { ...own.listEdits, lines: [...own.listEdits.lines, { key, away: true as const }] },
});

const done = (what: string) => (own: TripOwn) => ({
  ...own,
  packing: { ...own.packing, done: [...own.packing.done, what] },
});

test('changes of two tabs at the same time are all kept, whatever they are of', async () => {
  const [here, there] = [openTab().history, openTab().history];
  const { id } = await here.save(highCoast());
  const keys = Array.from({ length: 10 }, (_, index) => `k${index}`);
  await Promise.all(
    keys.flatMap((key) => [here.change(id, away(key)), there.change(id, done(key))]),
  );
  const saved = await here.get(id);
  expect(saved?.listEdits.lines.map(({ key }) => key).toSorted()).toEqual(keys);
  expect(saved?.packing.done.toSorted()).toEqual(keys);
});
