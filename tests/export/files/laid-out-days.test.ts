import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { calendarFile } from '#src/export/files/calendar-file.ts';
import { gpxFile } from '#src/export/files/gpx-file.ts';
import { markdownFile, textFile } from '#src/export/files/text-file.ts';
import { highCoastOutline, laidOutOutline, ODD_TEXTS } from './outlines.ts';

const SCHEMA = readFileSync(join(import.meta.dirname, '../../fixtures/gpx-1.1.xsd'), 'utf8');

test.each(['America/Los_Angeles', 'Pacific/Tongatapu'])(
  'a day with ideas is a whole day of the calendar, the same one in %s',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const [, day] = eventsIn(calendarFile(laidOutOutline()));
      expect(day?.summary).toBe('Skuleskogen, Sauna');
      expect(day?.description).toBe('Train at four\n\nInstead, by the weather: Museum');
      const [first, after] = [day?.startDate.toJSDate(), day?.endDate.toJSDate()];
      expect([first?.getMonth(), first?.getDate(), after?.getDate()]).toEqual([5, 11, 12]);
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  },
);

test('each day is a route of its stops with a point, from the place on, valid by the schema', async () => {
  const file = gpxFile(laidOutOutline());
  expect(await errorsIn(file)).toEqual([]);
  expect(file.match(/<rtept /gu)).toHaveLength(2);
  expect(file).toContain(
    '<name>Day 2: Skuleskogen</name><desc>Train at four</desc><number>2</number>',
  );
  expect(gpxFile(highCoastOutline('en'))).not.toContain('<rte>');
});

test.each(ODD_TEXTS)('an idea that looks like a calendar stays a text: %j', (text) => {
  const file = calendarFile(laidOutOutline(text));
  expect(eventsIn(file)).toHaveLength(2);
  expect(file).not.toMatch(/[\u00AD\u2028\u202E\u2060\u2067\uFEFF]/u);
});

test('text and Markdown say the days', () => {
  const line =
    'Friday 11 June 2027: Skuleskogen, Sauna. Instead, by the weather: Museum. Train at four';
  expect(textFile(laidOutOutline())).toContain(`Days\n----\n- ${line}`);
  expect(markdownFile(laidOutOutline())).toContain(`- ${line}`);
});

function eventsIn(file: string): InstanceType<typeof ICAL.Event>[] {
  const calendar = ICAL.Component.fromString(file);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

async function errorsIn(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'trip.gpx', contents }],
    schema: [SCHEMA],
  });
  return errors.map(({ message }) => message);
}
