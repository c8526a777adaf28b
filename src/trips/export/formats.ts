import { CalendarPlus, FileText, ListChecks, Route, Table } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { calendarFile } from '#src/export/files/calendar-file.ts';
import type { CalendarWriting } from '#src/export/files/calendar-writing.ts';
import { gearListFile } from '#src/export/files/gear-list-file.ts';
import { gpxFile } from '#src/export/files/gpx-file.ts';
import type { TripOutline } from '#src/export/files/outline.ts';
import { markdownFile, textFile } from '#src/export/files/text-file.ts';

/** The files of a trip; only a calendar depends on those that were written before. */
export const FORMATS = {
  calendar: { icon: CalendarPlus, extension: 'ics', type: 'text/calendar', write: calendarFile },
  gpx: { icon: Route, extension: 'gpx', type: 'application/gpx+xml', write: gpxFile },
  text: { icon: FileText, extension: 'txt', type: 'text/plain', write: textFile },
  markdown: { icon: ListChecks, extension: 'md', type: 'text/markdown', write: markdownFile },
  csv: { icon: Table, extension: 'csv', type: 'text/csv', write: gearListFile },
} as const satisfies Record<
  string,
  {
    icon: LucideIcon;
    extension: string;
    type: string;
    write: (outline: TripOutline, writing?: CalendarWriting) => string;
  }
>;

export type Format = keyof typeof FORMATS;

export const FORMAT_ORDER = [
  'calendar',
  'gpx',
  'text',
  'markdown',
  'csv',
] as const satisfies Format[];

/** Texts for a message, which can be copied instead of saved. */
export const COPIED_FORMATS: ReadonlySet<Format> = new Set(['text', 'markdown']);
