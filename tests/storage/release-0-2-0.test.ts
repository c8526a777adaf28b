import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { readTripFragment } from '#src/export/links/trip-link.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { createEarlierDatabase } from './earlier-versions.ts';

/*
 * A trip as the release 0.2.0 (commit e4029cc1) planned and stored it, used as a traveller does, and its link:
 * written by that release's code on 28 November 2026, and by no code of today.
 */
const released = v.parse(
  v.object({
    fragment: v.string(),
    record: v.looseObject({
      id: v.string(),
      packed: v.array(v.string()),
      listEdits: v.looseObject({ own: v.array(v.unknown()), lines: v.array(v.unknown()) }),
      days: v.looseObject({ kept: v.array(v.looseObject({ key: v.string() })) }),
      trip: v.looseObject({ request: v.looseObject({ preferences: v.string() }) }),
    }),
  }),
  JSON.parse(
    gunzipSync(await readFile('tests/fixtures/trips/saved-by-0-2-0.json.gz')).toString('utf8'),
  ),
);
const { fragment, record } = released;

test('a trip that the previous release saved opens whole, with all that is the traveller’s', async () => {
  const indexedDB = new IDBFactory();
  await createEarlierDatabase({ version: 3, trips: [record] }, indexedDB);
  const history = createTripHistory({ database: createTripDatabase({ indexedDB, IDBKeyRange }) });
  expect((await history.list()).broken).toEqual([]);
  const opened = await history.get(record.id);
  expect(opened?.trip).toEqual(record.trip);
  expect(Object.keys(opened?.wordings ?? {}).toSorted()).toEqual(LANGUAGES.toSorted());
  expect(opened?.packed).toEqual(record.packed);
  expect(opened?.listEdits).toMatchObject(record.listEdits);
  expect(opened?.days.kept.map(({ key }) => key)).toEqual(record.days.kept.map(({ key }) => key));
});

test('a link that the previous release made leads to the same trip', async () => {
  const answer = await readTripFragment(fragment);
  expect(answer).toMatchObject({
    shared: { trip: { request: record.trip.request } },
  });
});
