import * as v from 'valibot';
import { MOST_STOPS } from '#src/domain/stops/stays.ts';
import type { CalendarRecord } from '#src/export/files/calendar-writing.ts';

const KEY = 'fernweh.calendars';
/** Trips whose files are remembered. */
const MOST_TRIPS = 50;

const recordsSchema = v.array(
  v.object({
    trip: v.string(),
    second: v.pipe(v.number(), v.integer(), v.minValue(0)),
    days: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Absent in what older builds wrote. */
    stops: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_STOPS)), 1),
  }),
);

type WebStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Remembers on this device what calendar files of a trip said, in web storage, which a browser may block.
 * No function throws: without a memory the next file takes away no entries.
 */
export function createCalendarMemory(storage: () => WebStorage) {
  const readAll = () => {
    try {
      return v.parse(recordsSchema, JSON.parse(storage().getItem(KEY) ?? '[]'));
    } catch (error) {
      console.warn('The calendar files written before could not be read', error);
      return [];
    }
  };
  return {
    read: (trip: string): CalendarRecord | null =>
      readAll().find((record) => record.trip === trip) ?? null,
    write(trip: string, { second, days, stops }: CalendarRecord): void {
      const others = readAll().filter((record) => record.trip !== trip);
      const records = [...others, { trip, second, days, stops }].slice(-MOST_TRIPS);
      try {
        storage().setItem(KEY, JSON.stringify(records));
      } catch (error) {
        console.warn('A calendar file could not be remembered', error);
      }
    },
  };
}
