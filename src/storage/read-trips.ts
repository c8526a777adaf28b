import type { IndexableType } from 'dexie';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import type { TripDates } from '#src/domain/trip/trip-request.ts';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { BY_DATES } from './database.ts';
import type { TripDatabase } from './database.ts';
import { readRecordsOf } from './trip-tables.ts';
import type { TripTables } from './trip-tables.ts';

/** Reading and checking as many takes a slow phone about a tenth of a second. */
const BATCH = 8;

type Readable = TripTables & Pick<TripDatabase, 'run'>;

/**
 * The trips that match the schema, newest first, a few at a time, so that a long history neither
 * blocks the page nor runs into the time limit of the storage. Each few are as they are when read.
 */
export async function* readTrips(tables: Readable): AsyncGenerator<SavedTrip[], void> {
  const { trips, run } = tables;
  const keys = await run(() => {
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query of Dexie's, not an array
    const newestFirst = trips.orderBy('savedAt').reverse();
    return newestFirst.primaryKeys();
  });
  for (let start = 0; start < keys.length; start += BATCH) {
    // The newest are seen before the others are read.
    if (start > 0) await (start === BATCH ? afterNextPaint() : yieldToMain());
    yield readSome(tables, keys.slice(start, start + BATCH));
  }
}

/** Those that match the schema and have a day in this time; no others are read. */
export async function readTripsBetween(
  tables: Readable,
  { startDate, endDate }: TripDates,
): Promise<SavedTrip[]> {
  const { dexie, trips, run } = tables;
  const keys = await run(() =>
    dexie.transaction('r', trips, async () => {
      const notOver = trips.where(BY_DATES).aboveOrEqual([startDate, '']);
      const [dates, ids] = [await notOver.keys(), await notOver.primaryKeys()];
      return ids.filter((_, at) => startOf(dates[at]) <= endDate);
    }),
  );
  return readSome(tables, keys);
}

/** Of a key of the index, [last day, first day]. */
function startOf(dates: unknown): string {
  return Array.isArray(dates) ? String(dates[1]) : '';
}

async function readSome(tables: Readable, keys: IndexableType[]): Promise<SavedTrip[]> {
  const { dexie, trips, own, run } = tables;
  const stored = await run(() =>
    dexie.transaction('r', trips, own, () => readRecordsOf(tables, keys)),
  );
  return stored.flatMap((reading) => (reading.readable ? [reading.trip] : []));
}
