import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeBackup } from '#src/export/copies/backup-file.ts';
import { holdsPlaces, whatFile } from '#src/bring/places/what-file.ts';
import { calendarFile } from '#src/export/files/calendar-file.ts';
import { gearListFile } from '#src/export/files/gear-list-file.ts';
import { gpxFile } from '#src/export/files/gpx-file.ts';
import { markdownFile, textFile } from '#src/export/files/text-file.ts';
import { highCoastOutline } from '../../export/files/outlines.ts';

const outline = highCoastOutline('de');
const PARTS = { savedAt: '2027-05-02T08:00:00.000Z', builtOn: '2027-05-01' };

test.each([
  ['gpx', 'trip.gpx', gpxFile(outline)],
  ['calendar', 'trip.ics', calendarFile(outline)],
  ['own-text', 'trip.txt', textFile(outline)],
  ['own-text', 'trip.md', markdownFile(outline)],
  ['gear-list', 'gear.csv', gearListFile(outline)],
  ['gear-list', 'gear.csv', `\uFEFF${gearListFile(outline)}`],
  ['gear-list', 'x.csv', 'Category,Item,Weight (g),Qty\nBig,Tent,1200,1\n'],
  ['backup', 'fernweh.json', writeBackup({}, PARTS)],
  ['backup', 'fernweh.json', writeBackup({}, PARTS).slice(0, -20)],
  ['kml', 'doc', '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2">'],
  ['gpx', 'odd.xml', '<?xml version="1.0"?><!-- <a> --><ns0:gpx xmlns:ns0="x">'],
  ['saved-list', 'Gemerkt.csv', 'Titel,Notiz,URL,Tags,Kommentar\nA,,,,\n'],
  ['geojson', 'Saved Places.json', '{"type":"FeatureCollection","features":[]}'],
  ['json', 'Records.json', '{"locations":[]}'],
  ['table', 'a.csv', 'name;lat;lon\nHut;47;11\n'],
  ['table', 'pasted', 'name\tlat\tlon\nHut\t47.1\t11.2\n'],
  ['page', 'export.gpx', '<!DOCTYPE html><html><body>Please sign in</body></html>'],
  ['page', 'export.json', '<html lang="en"><head>'],
  ['xml', 'feed.xml', '<?xml version="1.0"?><rss version="2.0">'],
  ['text', 'a.txt', 'Dear diary,'],
  ['text', 'map.url', '[InternetShortcut]\nURL=https://maps.example/\n'],
  ['empty', 'a.gpx', ''],
  ['empty', 'a.gpx', ' \n\n'],
  ['pdf', 'booking.pdf', '%PDF-1.7'],
])('%s: %s', (kind, name, text) => {
  expect(whatFile(strToU8(text), name)).toBe(kind);
});

test.each([
  ['picture', 'a.kml', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)],
  ['picture', 'a.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0)],
  ['kmz', 'a.kmz', zipSync({ 'doc.kml': strToU8('<kml/>') })],
  ['kmz', 'a.bin', zipSync({ 'doc.kml': strToU8('<kml/>') })],
  ['zip', 'takeout.zip', zipSync({ 'Saved/Want to go.csv': strToU8('Title,Note,URL') })],
  ['office', 'places.xlsx', zipSync({ '[Content_Types].xml': strToU8('<Types/>') })],
  [
    'office',
    'places.ods',
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') }, { level: 0 }),
  ],
  ['office', 'places.numbers', zipSync({ 'preview.jpg': Uint8Array.of(0xff, 0xd8) })],
  ['office', 'places.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['unknown', 'a.bin', Uint8Array.of(1, 0, 0, 0, 2, 0, 0, 0)],
  ['gpx', 'a.gpx', Buffer.from('\uFEFF<gpx version="1.1">', 'utf16le')],
])('%s of bytes: %s', (kind, name, bytes) => {
  expect(whatFile(bytes, name)).toBe(kind);
});

test('only kinds that are read hold places', () => {
  expect([holdsPlaces('kmz'), holdsPlaces('gear-list'), holdsPlaces('page')]).toEqual([
    true,
    false,
    false,
  ]);
});
