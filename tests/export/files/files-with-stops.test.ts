import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gpx } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { addDays } from '#src/domain/days/day.ts';
import { move } from '#src/domain/day-plan/change-plan.ts';
import { stopsOf } from '#src/domain/stops/stop-of.ts';
import { joinStops } from '#src/domain/stops/join-stops.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { calendarFile } from '#src/export/files/calendar-file.ts';
import { nextWriting, recordOf } from '#src/export/files/calendar-writing.ts';
import { gearListFile } from '#src/export/files/gear-list-file.ts';
import { gpxFile } from '#src/export/files/gpx-file.ts';
import { outlineOf } from '#src/export/files/outline.ts';
import type { TripOutline } from '#src/export/files/outline.ts';
import { markdownFile, textFile } from '#src/export/files/text-file.ts';
import { used } from '#tests/export/links/travelled-trips.ts';
import { plannedRoute } from '#tests/helpers/planned-route.ts';

const SCHEMA = readFileSync(join(import.meta.dirname, '../../fixtures/gpx-1.1.xsd'), 'utf8');
/** West of the date line, east of it, and where one crosses from one to the other. */
const HONOLULU = { lat: 21.3069, lng: -157.8583 };
const TONGA = { lat: -21.1394, lng: -175.2018 };
const LOS_ANGELES = { lat: 34.0522, lng: -118.2437 };

let saved: SavedTrip;

beforeAll(async () => {
  const planned = await plannedRoute({
    from: '2027-03-10',
    stops: [
      { point: LOS_ANGELES, nights: 3 },
      { point: HONOLULU, nights: 2, gap: 1 },
      { point: TONGA, nights: 4 },
    ],
  });
  const { days, ...own } = used(planned);
  const first = days.kept[0]?.key ?? '';
  // On the day of arrival in Tonga.
  const laid = move(days, first, { in: 'ideas', day: 6, at: 0 });
  saved = { ...planned, ...own, days: laid, id: 'a1', savedAt: '2026-11-20T08:00:01.000Z' };
}, 120_000);

function outlineIn(language: 'en' | 'de', trip = saved): TripOutline {
  const outline = outlineOf(trip, language);
  if (outline === null) throw new Error('the trip has no text');
  return outline;
}

function inZone<T>(zone: string, run: () => T): T {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    return run();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}

/** UID, first day, the day after the last, and summary of each event. */
function eventsIn(file: string) {
  return file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((text) => {
      const value = (name: string) => new RegExp(`^${name}[^:]*:(.*)\r$`, 'mu').exec(text)?.[1];
      return [value('UID'), value('DTSTART'), value('DTEND'), value('SUMMARY')];
    });
}

test('the calendar has an event a stop and one a laid-out day, whole days wherever it is written', () => {
  const outline = outlineIn('en');
  const files = ['America/Los_Angeles', 'Pacific/Tongatapu', 'UTC'].map((zone) =>
    inZone(zone, () => calendarFile(outlineIn('en'))),
  );
  expect(new Set(files).size).toBe(1);
  const events = eventsIn(files[0] ?? '');
  expect(events.slice(0, 3)).toEqual([
    ['a1@fernweh', '20270310', '20270314', 'Los Angeles'],
    ['a1-stop-2@fernweh', '20270314', '20270317', 'Honolulu'],
    ['a1-stop-3@fernweh', '20270316', '20270321', outline.stops[2]?.name],
  ]);
  expect(events).toHaveLength(3 + outline.days.length);
  expect(files[0]).not.toContain('T000000');
  const lines = (files[0] ?? '').replaceAll('\r\n ', '').split('\r\n');
  const places = lines.filter((line) => line.startsWith('LOCATION:'));
  expect(places[1]).toContain('Honolulu');
});

test.each(['America/Los_Angeles', 'Pacific/Tongatapu'])(
  'an independent reader in %s has each stop and each laid-out day on its own days',
  (zone) => {
    const outline = outlineIn('en');
    const events = inZone(zone, () =>
      ICAL.Component.fromString(calendarFile(outlineIn('en')))
        .getAllSubcomponents('vevent')
        .map((event) => new ICAL.Event(event)),
    );
    const days = events.map(({ startDate, endDate }) => [
      startDate.isDate,
      startDate.toString(),
      endDate.toString(),
    ]);
    expect(days.slice(0, 3)).toEqual([
      [true, '2027-03-10', '2027-03-14'],
      [true, '2027-03-14', '2027-03-17'],
      [true, '2027-03-16', '2027-03-21'],
    ]);
    expect(days.slice(3).map(([, first]) => first)).toEqual(
      outline.days.map(({ number }) => addDays('2027-03-10', number - 1)),
    );
  },
);

test('each stop says its own weather and emergency numbers', () => {
  const [first = '', second = ''] = calendarFile(outlineIn('en'))
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1);
  const { stops } = outlineIn('en');
  expect(first).toContain('911');
  expect(stops[1]?.weather).not.toBe(stops[0]?.weather);
  expect(second).not.toContain((stops[0]?.weather ?? '').slice(0, 20));
});

test('stops that are no more are taken away by the next file, and reminders are the trip’s', () => {
  const before = nextWriting(null, new Date('2026-11-20'), ['pack']);
  const file = calendarFile(outlineIn('en'), before);
  expect(file.match(/BEGIN:VALARM/gu)).toHaveLength(1);
  const record = recordOf(before, outlineIn('en'));
  expect(record.stops).toBe(3);
  const [one, two] = stopsOf(saved);
  if (one === undefined || two === undefined) throw new Error('no stops');
  const shorter = outlineIn('en', { ...saved, ...joinStops([one, two]) });
  const after = calendarFile(shorter, nextWriting(record, new Date('2026-11-21'), []));
  const cancelled = after.split('BEGIN:VEVENT').filter((event) => event.includes('CANCELLED'));
  expect(cancelled.join('')).toContain('UID:a1-stop-3@fernweh');
  expect(cancelled.join('')).not.toContain('UID:a1-stop-2@fernweh');
});

test('the GPX file is valid, has its waypoints by stop and a route of the stops', async () => {
  for (const language of ['en', 'de'] as const) {
    const outline = outlineIn(language);
    const file = gpxFile(outline);
    const { errors } = await validateXML({
      xml: [{ fileName: 'trip.gpx', contents: file }],
      schema: [SCHEMA],
    });
    expect(errors).toEqual([]);
    const types = [...file.matchAll(/<wpt .*<type>(?<type>\d) /gu)].map(({ groups }) =>
      Number(groups?.['type']),
    );
    expect(types).toEqual(types.toSorted((a, b) => a - b));
    expect(new Set(types)).toEqual(new Set([1, 2, 3]));
    const [route = ''] = /<rte>.*?<\/rte>/u.exec(file) ?? [];
    expect(route.match(/<rtept /gu)).toHaveLength(3);
    expect(route.indexOf('lon="-118.2437"')).toBeLessThan(route.indexOf('lon="-175.2018"'));
  }
});

test('an independent reader finds the stops of the GPX file, and its route across the date line', () => {
  const document = new DOMParser().parseFromString(gpxFile(outlineIn('en')), 'text/xml');
  const { features } = gpx(document);
  const lines = features.flatMap(({ geometry }) =>
    geometry?.type === 'LineString' ? [geometry.coordinates] : [],
  );
  expect(lines[0]?.map(([lng, lat]) => [lat, lng])).toEqual(
    [LOS_ANGELES, HONOLULU, TONGA].map(({ lat, lng }) => [lat, lng]),
  );
  const names = features
    .filter(({ geometry }) => geometry?.type === 'Point')
    .map(({ properties }) => String(properties?.['name']));
  expect(names.length).toBeGreaterThan(3);
  expect(names.every((name) => name !== '' && name !== 'undefined')).toBe(true);
});

test('the text has a part a stop and the list once; reasons name the stops', () => {
  for (const write of [textFile, markdownFile]) {
    const text = write(outlineIn('en'));
    const at = ['1. Los Angeles', '2. Honolulu', '3. ', 'For this trip'].map((part) =>
      text.indexOf(part),
    );
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
    expect(text.split('You surely have')).toHaveLength(2);
    for (const { name } of outlineIn('en').ideas) expect(text).toContain(name.slice(0, 12));
    for (const { number } of outlineIn('en').days) expect(number).toBeGreaterThan(0);
  }
  expect(gearListFile(outlineIn('en'))).toMatch(/\(Los Angeles|\(Honolulu|\(2 stops\)/u);
  expect(textFile(outlineIn('de'))).toContain('Für diese Reise');
});

test('a day of change is a day at the stop that is arrived at', () => {
  const outline = outlineIn('en');
  expect(outline.days.map(({ number, stop }) => [number, stop])).toContainEqual([7, 3]);
  for (const { number, stop } of outline.days) {
    expect([number, stop]).toEqual([number, number <= 4 ? 1 : number <= 6 ? 2 : 3]);
  }
});
