import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import type { TripDatabase } from './database.ts';
import { readRecordsOf } from './trip-tables.ts';
import type { TripTables } from './trip-tables.ts';

/** Reading and checking as many takes a slow phone about a tenth of a second. */
const BATCH = 8;

/**
 * The trips that match the schema, newest first, a few at a time, so that a long history neither
 * blocks the page nor runs into the time limit of the storage. Each few are as they are when read.
 */
export async function* readTrips(
  tables: TripTables & Pick<TripDatabase, 'run'>,
): AsyncGenerator<SavedTrip[], void> {
  const { dexie, trips, own, run } = tables;
  const keys = await run(() => {
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query of Dexie's, not an array
    const newestFirst = trips.orderBy('savedAt').reverse();
    return newestFirst.primaryKeys();
  });
  for (let start = 0; start < keys.length; start += BATCH) {
    // The newest are seen before the others are read.
    if (start > 0) await (start === BATCH ? afterNextPaint() : yieldToMain());
    const some = keys.slice(start, start + BATCH);
    const stored = await run(() =>
      dexie.transaction('r', trips, own, () => readRecordsOf(tables, some)),
    );
    yield stored.flatMap((reading) => (reading.readable ? [reading.trip] : []));
  }
}
