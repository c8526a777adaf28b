import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { ALONG_WORDS } from './along-words.ts';
import type { OutlineDay } from './outline-days.ts';
import type { TripOutline } from './outline.ts';

/** Octets in a line, without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/**
 * The trip as an iCalendar file (RFC 5545). Its days are whole days without a time zone, so every
 * calendar shows the same ones wherever it is opened.
 */
export function calendarFile(outline: TripOutline): string {
  const { at, place, startDate, endDate } = outline;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Fernweh//Travel planner//${outline.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(outline.id)}@fernweh`,
    `DTSTAMP:${outline.savedAt.replaceAll(/[-:]|\.\d+/gu, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(startDate)}`,
    // The first day after the event.
    `DTEND;VALUE=DATE:${dateOf(addDays(endDate, 1))}`,
    `SUMMARY:${escapeText(outline.name)}`,
    `LOCATION:${escapeText(place)}`,
    `GEO:${at.lat};${at.lng}`,
    `DESCRIPTION:${escapeText(descriptionOf(outline))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    ...outline.days.flatMap((day) => dayEvent(outline, day)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** One whole day; a day with nothing but a plan for rain or a note is an event too. */
function dayEvent({ id, savedAt, place, language }: TripOutline, day: OutlineDay): string[] {
  const words = ALONG_WORDS[language];
  const names = day.ideas.map(({ name }) => name).join(', ');
  const instead = day.instead.length === 0 ? '' : `${words.instead}: ${day.instead.join(', ')}`;
  const description = [day.note, instead].filter((text) => text !== '').join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}-${day.date}@fernweh`,
    `DTSTAMP:${savedAt.replaceAll(/[-:]|\.\d+/gu, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day.date)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(day.date, 1))}`,
    `SUMMARY:${escapeText(names === '' ? words.day(day.number) : names)}`,
    `LOCATION:${escapeText(place)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function descriptionOf({ weather, emergency, ideas, language }: TripOutline): string {
  const words = ALONG_WORDS[language];
  const blocks = [
    weather === '' ? '' : `${weather} ${words.typical}`,
    ideas.length === 0 ? '' : `${words.ideas}: ${ideas.map(({ name }) => name).join(', ')}`,
    emergency.length === 0 ? '' : `${words.emergency}: ${emergency.join(', ')}`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function dateOf(day: IsoDay): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r?\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** Broken before an octet too many, never inside a character; a continuation begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
