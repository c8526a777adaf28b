const SECOND_MS = 1000;
/** Sequences count seconds from here, so that they stay below the 2^31 of calendars until 2094. */
const FIRST_SECOND = Date.UTC(2026, 0, 1) / SECOND_MS;

export const REMINDERS = ['pack', 'passport'] as const;

/** A reminder that a calendar file may hold. */
export type Reminder = (typeof REMINDERS)[number];

/** How many days before the first one; a new passport takes weeks. */
export const REMINDER_DAYS: Readonly<Record<Reminder, number>> = { pack: 1, passport: 56 };

/** The record of a trip's calendar files. */
export type CalendarRecord = {
  /** Since 1970: when the last one says that it was written. */
  second: number;
  /** Numbers of the days that had an event in any of them. */
  days: readonly number[];
  /** The most stops in any of them. */
  stops: number;
};

/** How a calendar file is written. */
export type CalendarWriting = {
  /** Since 1970, later than in every file written before. */
  second: number;
  reminders: readonly Reminder[];
  /** Numbers of the days that had an event in a file written before. */
  daysBefore: readonly number[];
  /** The most stops in any of them; 1 for a trip of one. */
  stopsBefore: number;
};

/**
 * The number of the next writing. It is the time, so that it is higher than those of other devices;
 * a second more than the last one where two are written within a second, or the clock was set back.
 */
export function nextWriting(
  record: CalendarRecord | null,
  now: Date,
  reminders: readonly Reminder[],
): CalendarWriting {
  const second = Math.max(Math.floor(now.getTime() / SECOND_MS), (record?.second ?? 0) + 1);
  return { second, reminders, daysBefore: record?.days ?? [], stopsBefore: record?.stops ?? 1 };
}

/** The record to store once a file with events for these days and stops was handed out. */
export function recordOf(
  { second, daysBefore, stopsBefore }: CalendarWriting,
  { days, stops }: Record<'days' | 'stops', readonly { number: number }[]>,
): CalendarRecord {
  return {
    second,
    days: [...new Set([...daysBefore, ...days.map(({ number }) => number)])],
    stops: Math.max(stopsBefore, stops.length),
  };
}

/** SEQUENCE: it grows from file to file (RFC 5545, 3.8.7.4). */
export function sequenceOf({ second }: Pick<CalendarWriting, 'second'>): number {
  return Math.max(0, second - FIRST_SECOND);
}
