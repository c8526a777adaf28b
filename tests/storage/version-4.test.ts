import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { createTripDatabase } from '#src/storage/database.ts';
import { recordsOf } from '#src/storage/stored-trip.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { savedTrip } from '#tests/export/copies/backups.ts';
import { used } from '#tests/export/links/travelled-trips.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { createEarlierDatabase } from './earlier-versions.ts';

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

function openTab() {
  const database = createTripDatabase({ indexedDB, IDBKeyRange });
  return { database, history: createTripHistory({ database }) };
}

const WHOLE = savedTrip('whole', {
  ...used(highCoast()),
  packed: ['boots'],
  proposal: highCoast({ origin: 'ai' }),
});

async function createVersion4(more: readonly unknown[] = []): Promise<void> {
  const { plan, own } = recordsOf(WHOLE);
  await createEarlierDatabase({ version: 4, trips: [plan, ...more], own: [own] }, indexedDB);
}

test('a trip of version 4 stays as it was, and is found by its dates', async () => {
  await createVersion4();
  const { database, history } = openTab();
  const { plan, own } = recordsOf(WHOLE);
  expect(await history.get('whole')).toEqual(WHOLE);
  expect(await database.trips.get('whole')).toEqual(plan);
  expect(await database.own.get('whole')).toEqual(own);
  const { startDate, endDate } = WHOLE.trip.request;
  expect(await history.between({ startDate, endDate })).toEqual([WHOLE]);
});

test('a record without dates is in no time, and is reported as before', async () => {
  const bare = { id: 'bare', savedAt: WHOLE.savedAt };
  await createVersion4([bare, { ...bare, id: 'odd', trip: { request: { endDate: 5 } } }]);
  const { history } = openTab();
  const { startDate, endDate } = WHOLE.trip.request;
  expect(await history.between({ startDate, endDate })).toEqual([WHOLE]);
  const { broken } = await history.list();
  expect(broken.map(({ id }) => id).toSorted()).toEqual(['bare', 'odd']);
});
