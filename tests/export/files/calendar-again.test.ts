import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { UNSCHEDULED } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import { calendarFile } from '#src/export/files/calendar-file.ts';
import { nextWriting, recordOf, sequenceOf } from '#src/export/files/calendar-writing.ts';
import type { CalendarRecord, Reminder } from '#src/export/files/calendar-writing.ts';
import type { TripOutline } from '#src/export/files/outline.ts';
import { highCoastOutline, laidOut, plannedOutline } from './outlines.ts';

const NOW = new Date('2026-11-20T08:00:01.400Z');
const jetty = ownIdea('a', {
  name: 'Grandmother’s jetty',
  language: 'en',
  note: 'Bring the thermos; ask for Åsa',
  at: { lat: 63.2, lng: 18.7 },
});
const sauna = ownIdea('b', { name: 'Sauna', language: 'en', note: '' });
const abisko = ownIdea('c', {
  name: 'Abisko',
  language: 'en',
  note: 'A long way',
  list: 'Lapland: ideas',
  at: { lat: 68.35, lng: 18.83 },
});

test('written again, it changes the events of before: same ids, a greater sequence, a later stamp', () => {
  const first = write(threeDays());
  const second = write(threeDays(), first.record);
  expect(idsIn(second.file)).toEqual(idsIn(first.file));
  for (const [index, event] of eventsIn(second.file).entries()) {
    const before = eventsIn(first.file)[index];
    expect(event.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
    expect(stampOf(event)).toBeGreaterThan(stampOf(before));
  }
});

test('a trip that moves by a week takes all of its events along', () => {
  const first = write(threeDays());
  const moved = plannedOutline(plan(), {
    request: { startDate: '2027-06-17', endDate: '2027-06-27' },
  });
  const second = write(moved, first.record);
  const calendar = imported(first.file, second.file);
  expect(calendar.size).toBe(eventsIn(first.file).length);
  const days = [...calendar.values()].map(({ startDate }) => startDate.toString());
  expect(days.every((day) => day >= '2027-06-17')).toBe(true);
});

test('a day that has nothing any more, or that the trip no longer has, goes from the calendar', () => {
  const first = write(threeDays());
  expect(imported(first.file).size).toBe(4);
  const rest = laidOut([[jetty, { in: 'ideas', day: 1, at: 0 }]]);
  const shorter = plannedOutline(rest, { request: { endDate: '2027-06-13' } });
  const second = write(shorter, first.record);
  expect([...imported(first.file, second.file).values()].map(({ summary }) => summary)).toEqual([
    'High Coast',
    'Grandmother’s jetty',
  ]);
  // Also where the file between was never read.
  const third = write(shorter, second.record);
  expect(imported(first.file, third.file).size).toBe(2);
  expect(imported(first.file, write(threeDays(), third.record).file).size).toBe(4);
});

test('a sequence fits what calendars can count, whatever the clock says', () => {
  const { second } = nextWriting(null, new Date('2093-12-31'), []);
  expect(sequenceOf({ second })).toBeLessThan(2 ** 31);
  expect(sequenceOf(nextWriting(null, new Date('1970-01-01'), []))).toBe(0);
  const setBack = nextWriting({ second, days: [], stops: 1 }, NOW, []);
  expect(setBack.second).toBe(second + 1);
});

test('a day is at its first stop that has a point, by a name that a search finds', () => {
  const [trip, day, far, saunaDay] = eventsIn(write(threeDays()).file);
  expect(placeOf(trip)).toEqual(['High Coast, Västernorrland, Sweden', '63.1282,18.6435']);
  expect(placeOf(day)).toEqual([
    'Grandmother’s jetty, High Coast, Västernorrland, Sweden',
    '63.2,18.7',
  ]);
  expect(placeOf(far)).toEqual(['Abisko, Sweden', '68.35,18.83']);
  expect(placeOf(saunaDay)).toEqual(placeOf(trip));
});

test('what is kept comes back whole: name, note, list, point, day and order', () => {
  const plans = laidOut([
    [sauna, { in: 'ideas', day: 1, at: 0 }],
    [jetty, { in: 'ideas', day: 1, at: 1 }],
    [abisko, UNSCHEDULED],
  ]);
  const [trip, day] = eventsIn(calendarFile(plannedOutline(plans)));
  expect(ideasOf(trip)).toEqual([
    { name: 'Abisko', own: true, note: 'A long way', list: 'Lapland: ideas', at: abisko.at },
  ]);
  expect(ideasOf(day)).toEqual([
    { name: 'Sauna', own: true },
    { name: 'Grandmother’s jetty', own: true, note: jetty.note, at: jetty.at },
  ]);
  expect(day?.description).toBe('Grandmother’s jetty: Bring the thermos; ask for Åsa');
});

test('it reminds of nothing unless asked, and then at ten in the morning, days before', () => {
  expect(write(highCoastOutline('de')).file).not.toContain('VALARM');
  const { file } = write(highCoastOutline('de'), null, ['pack', 'passport']);
  const [trip] = ICAL.Component.fromString(file).getAllSubcomponents('vevent');
  const alarms = trip?.getAllSubcomponents('valarm') ?? [];
  const start = new ICAL.Event(trip).startDate.toJSDate();
  const rings = alarms.map((alarm) => {
    const before = ICAL.Duration.fromString(String(alarm.getFirstPropertyValue('trigger')));
    return new Date(start.getTime() + before.toSeconds() * 1000).toString().slice(0, 21);
  });
  expect(rings).toEqual(['Wed Jun 09 2027 10:00', 'Thu Apr 15 2027 10:00']);
  expect(alarms.map((alarm) => alarm.getFirstPropertyValue('description'))).toEqual([
    'Packen für Höga Kusten',
    'Höga Kusten: Ist dein Reisepass noch lange genug gültig?',
  ]);
});

type CalendarEvent = InstanceType<typeof ICAL.Event>;

function plan(): DayPlan {
  return laidOut([
    [jetty, { in: 'ideas', day: 1, at: 0 }],
    [abisko, { in: 'ideas', day: 2, at: 0 }],
    [sauna, { in: 'ideas', day: 9, at: 0 }],
  ]);
}

function threeDays(): TripOutline {
  return plannedOutline(plan());
}

function write(
  outline: TripOutline,
  record: CalendarRecord | null = null,
  reminders: Reminder[] = [],
) {
  const writing = nextWriting(record, NOW, reminders);
  return { file: calendarFile(outline, writing), record: recordOf(writing, outline) };
}

/** The events of a calendar that reads the files one after the other, each by its id. */
function imported(...files: string[]): Map<string, CalendarEvent> {
  const calendar = new Map<string, CalendarEvent>();
  for (const event of files.flatMap(eventsIn)) {
    if (event.sequence < (calendar.get(event.uid)?.sequence ?? 0)) continue;
    calendar.set(event.uid, event);
    if (valueOf(event, 'status') === 'CANCELLED') calendar.delete(event.uid);
  }
  return calendar;
}

function eventsIn(file: string): CalendarEvent[] {
  const events = ICAL.Component.fromString(file).getAllSubcomponents('vevent');
  return events.map((event) => new ICAL.Event(event));
}

function idsIn(file: string): string[] {
  return eventsIn(file).map(({ uid }) => uid);
}

function stampOf(event: CalendarEvent | undefined): number {
  return Date.parse(valueOf(event, 'dtstamp'));
}

function placeOf(event: CalendarEvent | undefined): string[] {
  return [valueOf(event, 'location'), valueOf(event, 'geo')];
}

function ideasOf(event: CalendarEvent | undefined): unknown[] {
  const lines = event?.component.getAllProperties('x-fernweh-idea') ?? [];
  return lines.map((line): unknown => JSON.parse(String(line.getFirstValue())));
}

function valueOf(event: CalendarEvent | undefined, name: string): string {
  return String(event?.component.getFirstPropertyValue(name));
}
