import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { calendarText, foldLine, instantOf } from './calendar-lines.ts';
import { REMINDER_DAYS, nextWriting, sequenceOf } from './calendar-writing.ts';
import type { CalendarWriting, Reminder } from './calendar-writing.ts';
import { placeNames } from './outline-days.ts';
import type { OutlineDay, OutlinePlace } from './outline-days.ts';
import { baseOf, nearestStop } from './outline-stops.ts';
import type { OutlineStop } from './outline-stops.ts';
import type { TripOutline } from './outline.ts';
import { placeLabel } from './place-label.ts';

/** The first day begins at midnight; reminders ring at ten in the morning. */
const HOURS_AFTER_TEN = 14;

/**
 * The trip as an iCalendar file (RFC 5545). Its days are whole days without a time zone, so every
 * calendar shows the same ones wherever it is opened. The ids of events are made of the trip and
 * the number of the day: a calendar that reads a later file changes its entries, even where the
 * trip has moved, and removes those of days and stops that are no more. On a trip with stops each
 * stop is an event, which shares its days of change with the next. Without a writing it is stamped
 * as the trip was saved.
 */
export function calendarFile(
  outline: TripOutline,
  writing: CalendarWriting = nextWriting(null, new Date(outline.savedAt), []),
): string {
  const { days, stops, language } = outline;
  const gone = writing.daysBefore.filter((before) => days.every(({ number }) => number !== before));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Fernweh//Travel planner//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(stops.length === 0
      ? tripEvent(outline, writing)
      : stops.flatMap((stop) => stopEvent(outline, stop, writing))),
    ...days.flatMap((day) => dayEvent(outline, day, writing)),
    ...gone.flatMap((number) => cancelledDay(outline, number, writing)),
    ...stopsGone(outline, writing).flatMap((number) => cancelledStop(outline, number, writing)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function tripEvent(outline: TripOutline, writing: CalendarWriting): string[] {
  const { id, startDate, endDate, name, place, at, unplaced } = outline;
  return event(`${id}@fernweh`, writing, [
    ...wholeDays(startDate, endDate),
    `SUMMARY:${calendarText(name)}`,
    ...placed(place, at),
    ...described(descriptionOf(outline)),
    ...unplaced.map(ideaLine),
    'STATUS:CONFIRMED',
    ...alarms(outline, writing),
  ]);
}

/** The first stop is called as the trip, which it was as long as it had one: reminders are its own. */
function stopEvent(outline: TripOutline, stop: OutlineStop, writing: CalendarWriting): string[] {
  const { number, name, place, at, startDate, endDate } = stop;
  const ideas = outline.ideas.filter((idea) => idea.stop === number);
  const isFirst = number === 1;
  const unplaced = outline.unplaced.filter(
    (idea) => (nearestStop(idea.at, outline.stops) ?? 1) === number,
  );
  return event(stopId(outline, number), writing, [
    ...wholeDays(startDate, endDate),
    `SUMMARY:${calendarText(name)}`,
    ...placed(place, at),
    ...described(descriptionOf({ ...stop, ideas, unplaced, language: outline.language })),
    ...unplaced.map(ideaLine),
    'STATUS:CONFIRMED',
    ...(isFirst ? alarms(outline, writing) : []),
  ]);
}

function alarms({ name, language }: TripOutline, { reminders }: CalendarWriting): string[] {
  const words = EXPORT_WORDS[language];
  return reminders.flatMap((reminder) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${triggerOf(reminder)}`,
    `DESCRIPTION:${calendarText(words.reminders[reminder](name))}`,
    'END:VALARM',
  ]);
}

function triggerOf(reminder: Reminder): string {
  return `-PT${(REMINDER_DAYS[reminder] - 1) * 24 + HOURS_AFTER_TEN}H`;
}

/** One whole day; a day with nothing but a plan for rain or a note is an event too. */
function dayEvent(outline: TripOutline, day: OutlineDay, writing: CalendarWriting): string[] {
  const { language } = outline;
  const { place, at } = baseOf(outline, day);
  const words = EXPORT_WORDS[language];
  const names = placeNames(day.ideas);
  const others = placeNames(day.instead);
  const first = day.ideas.find((one) => one.at !== null);
  return event(dayId(outline, day.number), writing, [
    ...wholeDays(day.date, day.date),
    `SUMMARY:${calendarText(names === '' ? words.day(day.number) : names)}`,
    ...placed(first === undefined ? place : placeLabel(first, { place, at }), first?.at ?? at),
    ...described([
      day.note,
      ...notesOf(day.ideas),
      others === '' ? '' : `${words.instead}: ${others}`,
      ...notesOf(day.instead),
    ]),
    ...[...day.ideas, ...day.instead].map(ideaLine),
    'STATUS:CONFIRMED',
  ]);
}

/** Cancels a day of an earlier file: the entry disappears where that file was read. */
function cancelledDay(outline: TripOutline, number: number, writing: CalendarWriting): string[] {
  const words = EXPORT_WORDS[outline.language];
  const date = addDays(outline.startDate, number - 1);
  return event(dayId(outline, number), writing, [
    ...wholeDays(date, date),
    `SUMMARY:${calendarText(words.nothingOn(number))}`,
    'STATUS:CANCELLED',
  ]);
}

/** Numbers of the stops of earlier files that the trip no longer has. */
function stopsGone({ stops }: TripOutline, { stopsBefore }: CalendarWriting): number[] {
  const here = Math.max(1, stops.length);
  const count = Math.max(0, stopsBefore - here);
  return Array.from({ length: count }, (_, index) => here + index + 1);
}

function cancelledStop(outline: TripOutline, number: number, writing: CalendarWriting): string[] {
  return event(stopId(outline, number), writing, [
    ...wholeDays(outline.startDate, outline.startDate),
    `SUMMARY:${calendarText(EXPORT_WORDS[outline.language].noStop(number))}`,
    'STATUS:CANCELLED',
  ]);
}

function event(uid: string, writing: CalendarWriting, lines: string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `DTSTAMP:${instantOf(writing.second)}`,
    `SEQUENCE:${sequenceOf(writing)}`,
    'TRANSP:TRANSPARENT',
    ...lines,
    'END:VEVENT',
  ];
}

function stopId({ id }: TripOutline, number: number): string {
  return number === 1 ? `${id}@fernweh` : `${id}-stop-${number}@fernweh`;
}

function dayId({ id }: TripOutline, number: number): string {
  return `${id}-day-${number}@fernweh`;
}

function wholeDays(first: IsoDay, last: IsoDay): string[] {
  return [
    `DTSTART;VALUE=DATE:${dateOf(first)}`,
    // The first day after the event.
    `DTEND;VALUE=DATE:${dateOf(addDays(last, 1))}`,
  ];
}

function dateOf(day: IsoDay): string {
  return day.replaceAll('-', '');
}

function placed(label: string, { lat, lng }: LatLng): string[] {
  return [`LOCATION:${calendarText(label)}`, `GEO:${lat};${lng}`];
}

function described(blocks: readonly string[]): string[] {
  const text = blocks.filter((block) => block !== '').join('\n\n');
  return text === '' ? [] : [`DESCRIPTION:${calendarText(text)}`];
}

function descriptionOf({
  weather,
  emergency,
  ideas,
  unplaced,
  language,
}: Pick<TripOutline, 'weather' | 'emergency' | 'ideas' | 'unplaced' | 'language'>): string[] {
  const words = EXPORT_WORDS[language];
  return [
    weather === '' ? '' : `${weather} ${words.typical}`,
    ideas.length === 0 ? '' : `${words.ideas}: ${ideas.map(({ name }) => name).join(', ')}`,
    ...notesOf(unplaced),
    emergency.length === 0 ? '' : `${words.emergency}: ${emergency.join(', ')}`,
  ];
}

function notesOf(stops: readonly OutlinePlace[]): string[] {
  return stops.flatMap(({ name, note }) => (note === '' ? [] : [`${name}: ${note}`]));
}

/** A kept idea, for readers of our own files: an event has room for one place only. */
function ideaLine({ name, note, own, list, at }: OutlinePlace): string {
  const words = { name, own, ...(note === '' ? {} : { note }), ...(list === '' ? {} : { list }) };
  const idea = at === null ? words : { ...words, at };
  return `X-FERNWEH-IDEA;VALUE=TEXT:${calendarText(JSON.stringify(idea))}`;
}
