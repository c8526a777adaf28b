import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile } from '#src/export/files/calendar-file.ts';
import { plainText } from '#src/wording/plain-text.ts';
import { highCoastOutline, ODD_TEXTS, oddOutline } from './outlines.ts';

test('an independent reader finds the trip, its whole days and its place', () => {
  const event = eventIn(calendarFile(highCoastOutline('en')));
  expect(event.summary).toBe('High Coast');
  expect(event.location).toBe('High Coast, Västernorrland, Sweden');
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2027-06-10');
  // The end of whole days is the day after the last.
  expect(event.endDate.toString()).toBe('2027-06-21');
  expect(event.description).toContain('112 all services');
});

test('the file is in the language of the trip', () => {
  const event = eventIn(calendarFile(highCoastOutline('de')));
  expect(event.location).toBe('Höga Kusten, Västernorrland, Schweden');
  expect(event.description).toContain('Notrufnummern: 112 alle Notdienste');
});

test.each(['America/Los_Angeles', 'Pacific/Tongatapu', 'Asia/Kathmandu'])(
  'the days are the same for a calendar in %s',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const { startDate, endDate } = eventIn(calendarFile(highCoastOutline('en')));
      const [first, after] = [startDate.toJSDate(), endDate.toJSDate()];
      expect([first.getMonth() + 1, first.getDate()]).toEqual([6, 10]);
      expect([after.getMonth() + 1, after.getDate()]).toEqual([6, 21]);
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  },
);

describe('a text that looks like a calendar stays a text', () => {
  test.each(ODD_TEXTS)('%j', (text) => {
    const file = calendarFile(oddOutline(text));
    const event = eventIn(file);
    expect(event.summary).toBe(read(text));
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

/** As a calendar reads it back: one kind of line end, no control characters, nothing invisible. */
function read(text: string): string {
  return plainText(text)
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '');
}

function eventIn(file: string) {
  const calendar = ICAL.Component.fromString(file);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const [event] = events;
  if (event === undefined) throw new Error('no event');
  return new ICAL.Event(event);
}
