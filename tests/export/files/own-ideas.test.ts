import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { keep, move, putAside, UNSCHEDULED } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { calendarFile } from '#src/export/files/calendar-file.ts';
import { gpxFile } from '#src/export/files/gpx-file.ts';
import type { TripOutline } from '#src/export/files/outline.ts';
import { markdownFile, textFile } from '#src/export/files/text-file.ts';
import { highCoastOutline, laidOut, plannedOutline, SAVED } from './outlines.ts';

const OWN = [
  ['on a day', { in: 'ideas', day: 1, at: 0 }],
  ['for rain', { in: 'rain', day: 1, at: 0 }],
  ['on no day', UNSCHEDULED],
] as const;

const FORMATS: Readonly<Record<string, (outline: TripOutline) => string>> = {
  calendar: (outline) => wordsOfCalendar(calendarFile(outline)),
  gpx: gpxFile,
  text: textFile,
  markdown: markdownFile,
};

test.each(Object.entries(FORMATS))(
  'one’s own ideas are in the %s with their notes, wherever they lie',
  (_, write) => {
    const file = write(plannedOutline(ownPlan(), { language: 'de' }));
    for (const [where] of OWN) {
      expect(file).toContain(`Steg ${where}`);
      expect(file).toContain(`Notiz ${where}`);
    }
  },
);

test('one’s own ideas are waypoints where they have a point, with the list they came from', () => {
  const file = gpxFile(plannedOutline(ownPlan()));
  for (const [where] of OWN) {
    expect(file).toContain(
      `<wpt lat="63.2" lon="18.7"><name>Steg ${where}</name><desc>Notiz ${where}</desc><sym>Flag, Green</sym><type>Inseln</type>`,
    );
  }
});

test.each(Object.entries(FORMATS))('an idea that is set aside is not in the %s', (_, write) => {
  const [idea] = suggestedIdeas(SAVED);
  if (idea === undefined) throw new Error('nothing is suggested');
  const name = idea.names.en ?? '?';
  expect(write(highCoastOutline('en'))).toContain(name);
  expect(write(plannedOutline(putAside(laidOut([]), idea)))).not.toContain(name);
});

test('what a later result no longer suggests stays in the files while it is kept', () => {
  const gone: KeptIdea = {
    key: 'waterfall@63.300,18.400',
    names: { en: 'Old falls' },
    kind: 'waterfall',
    at: { lat: 63.3, lng: 18.4 },
    indoor: false,
    note: '',
  };
  const outline = plannedOutline(keep(laidOut([]), gone));
  expect(gpxFile(outline)).toContain('<name>Old falls</name><sym>Scenic Area</sym>');
  expect(textFile(outline)).toContain('- Old falls (63.3000, 18.4000)\n');
});

test('a suggestion that is kept is there once', () => {
  const [idea] = suggestedIdeas(SAVED);
  if (idea === undefined) throw new Error('nothing is suggested');
  const kept = move(keep(laidOut([]), idea), idea.key, { in: 'ideas', day: 2, at: 0 });
  expect(waypointsOf(plannedOutline(kept))).toBe(waypointsOf(highCoastOutline('en')));
});

function waypointsOf(outline: TripOutline): number {
  return gpxFile(outline).split('<wpt ').length - 1;
}

function ownPlan(): DayPlan {
  return laidOut(
    OWN.map(([where, place]) => {
      const words = { name: `Steg ${where}`, note: `Notiz ${where}`, language: 'de' } as const;
      return [ownIdea(where, { ...words, list: 'Inseln', at: { lat: 63.2, lng: 18.7 } }), place];
    }),
  );
}

/** The events as a calendar shows them. */
function wordsOfCalendar(file: string): string {
  return ICAL.Component.fromString(file)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
    .map(({ summary, description, location }) => [summary, description, location].join('\n'))
    .join('\n');
}
