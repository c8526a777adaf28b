import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { BroughtList, PlacesAnswer } from '#src/bring/places/brought-places.ts';
import { MOST_PLACES } from '#src/bring/places/brought-places.ts';
import { readPlaces } from '#src/bring/places/read-places.ts';
import { calendarFile } from '#src/export/files/calendar-file.ts';
import { gpxFile } from '#src/export/files/gpx-file.ts';
import { highCoastOutline } from '../../export/files/outlines.ts';

test('a recorded hike: its waypoints with their notes, and where the track begins and ends', async () => {
  const { listName, places } = await fixture('laugavegur.gpx');
  expect(listName).toBe('Laugavegur, Tag 1 & 2');
  expect(places.map(({ name, end }) => [name, end])).toEqual([
    ['Landmannalaugar', null],
    ['Hrafntinnusker hut', null],
    ['Álftavatn', null],
    ['Landmannalaugar – Álftavatn', 'start'],
    ['Landmannalaugar – Álftavatn', 'finish'],
  ]);
  expect(places[0]?.note).toBe('Hot spring, towel');
  expect(places[1]?.note).toBe('Warden sells soup.\nNo shower');
  expect(places[4]?.at).toEqual({ lat: 63.85802, lng: -19.22409 });
});

test('a saved list: points by their links, a name alone stays without a point', async () => {
  const { listName, places, leftOut } = await fixture('Want to go.csv');
  expect(listName).toBe('Want to go');
  expect(leftOut).toEqual([]);
  expect(places.map(({ name, note, rough }) => [name, note, rough])).toEqual([
    ['Skógafoss', 'Rainbow, before noon', true],
    ['Brauð & Co', 'cinnamon rolls', true],
    ['Dropped pin', 'black beach', false],
    ['Steirereck', 'Book early', true],
    ['Somewhere my aunt mentioned', '', false],
  ]);
  expect(places.map(({ at }) => at !== null)).toEqual([true, true, true, true, false]);
});

test('a calendar of bookings: place, time and number of each, events without a place apart', async () => {
  const { listName, places, leftOut } = await fixture('bookings.ics');
  expect(listName).toBe('My bookings');
  expect(leftOut).toEqual([{ reason: 'blank', count: 1 }]);
  expect(places.map(({ name, at }) => [name, at])).toEqual([
    ['Guesthouse Vellir, 2 nights', { lat: 63.4469, lng: -19.156 }],
    ['Glacier walk', { lat: 63.5303, lng: -19.3703 }],
    ['Flight OG402 KEF–VIE', null],
  ]);
  expect(places[0]?.note).toContain('2027-06-12 15:00\nVellir, 871 Vík, Iceland');
  expect(places[0]?.note).toContain('Bring cash for the sauna; towels are there.');
});

test('a decimal comma in a GPX file is no end of the number', async () => {
  const file = '<gpx version="1.1"><wpt lat="47,1" lon="-11,5"><name>Hut</name></wpt></gpx>';
  const { places } = listOf(await readPlaces(strToU8(file), 'a.gpx'));
  expect(places[0]?.at).toEqual({ lat: 47.1, lng: -11.5 });
});

test('an event whose time cannot be read keeps its place', async () => {
  const event = 'BEGIN:VEVENT\nSUMMARY:Dinner\nLOCATION:Hut\nDTSTART:soon\nEND:VEVENT';
  const file = strToU8(`BEGIN:VCALENDAR\n${event}\nEND:VCALENDAR\n`);
  const { places } = listOf(await readPlaces(file, 'a.ics'));
  expect(places.map(({ name, note }) => [name, note])).toEqual([['Dinner', 'Hut']]);
});

describe('what Fernweh wrote comes back whole', () => {
  test.each(['en', 'de'] as const)('a GPX file, %s', async (language) => {
    const outline = highCoastOutline(language);
    const { places, leftOut } = listOf(await readPlaces(strToU8(gpxFile(outline)), 'trip.gpx'));
    const ideas = outline.ideas.filter(({ at }) => at !== null);
    expect(places.map(({ name }) => name)).toEqual([
      outline.place,
      ...ideas.map(({ name }) => name),
    ]);
    expect(leftOut.filter(({ reason }) => reason !== 'twice')).toEqual([]);
  });

  test.each(['en', 'de'] as const)('a calendar file, %s', async (language) => {
    const outline = highCoastOutline(language);
    const file = strToU8(calendarFile(outline));
    const { places, leftOut } = listOf(await readPlaces(file, 'trip.ics'));
    expect(places[0]).toMatchObject({ name: outline.place, at: outline.at });
    expect(places[0]?.note).toContain(outline.name);
    expect(leftOut.filter(({ reason }) => reason !== 'twice' && reason !== 'cut')).toEqual([]);
  });
});

const KML = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Iceland, round trip</name>
<Folder><name>Food</name><Placemark><name>Fish &amp; more</name>
<description><![CDATA[<img src="https://x.example/a.jpg"/>Great <b>soup</b><br><br><script>alert(1)</script>Closed&nbsp;on Monday]]></description>
<Point><coordinates>
  -21.9426,64.1466,0
</coordinates></Point></Placemark></Folder>
<Placemark><name>Ring road</name><LineString><coordinates>-21.9,64.1,0 -20,63.8,0 -19,63.4,0</coordinates></LineString></Placemark>
<Placemark><name>Park</name><Polygon><outerBoundaryIs><LinearRing><coordinates>0,1 1,1 1,2 0,1</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
<Placemark><name>Only an address</name><address>Laugavegur 1, Reykjavík</address></Placemark>
</Document></kml>`;

test('a KML file: places in folders, text of their HTML, ends of lines; areas are counted', async () => {
  const { listName, places, leftOut } = listOf(await readPlaces(strToU8(KML), 'map.kml'));
  expect(listName).toBe('Iceland, round trip');
  expect(places.map(({ name, note, end, at }) => [name, note, end, at === null])).toEqual([
    ['Fish & more', 'Great soup\nClosed on Monday', null, false],
    ['Ring road', '', 'start', false],
    ['Ring road', '', 'finish', false],
    ['Only an address', 'Laugavegur 1, Reykjavík', null, true],
  ]);
  expect(leftOut).toEqual([{ reason: 'area', count: 1 }]);
});

test('a KMZ file is its KML', async () => {
  const kmz = zipSync({ 'images/a.png': strToU8('x'), 'doc.kml': strToU8(KML) });
  expect(await readPlaces(kmz, 'map.kmz')).toEqual({
    ...listOf(await readPlaces(strToU8(KML), 'map.kml')),
    kind: 'kmz',
  });
});

describe('GeoJSON', () => {
  test("Google's saved places, of both years' forms; 0, 0 is no point", async () => {
    const file = collection([
      {
        geometry: { type: 'Point', coordinates: [16.37, 48.2] },
        properties: {
          date: '2026-01-01T00:00:00Z',
          google_maps_url: 'http://maps.google.com/?cid=1',
          location: { name: 'Prater', address: 'Prater 1, Wien', country_code: 'AT' },
          Comment: 'the big wheel',
        },
      },
      {
        geometry: { type: 'Point', coordinates: [0, 0] },
        properties: {
          'Google Maps URL': 'http://maps.google.com/?q=Belvedere&ftid=0x476d079f3ddb147f:0x1',
          Title: 'Belvedere',
        },
      },
      {
        geometry: { type: 'Point', coordinates: [0, 0] },
        properties: { Title: 'A café', 'Google Maps URL': 'http://maps.google.com/?cid=2' },
      },
    ]);
    const { listName, places } = listOf(await readPlaces(file, 'Saved Places.json'));
    expect(listName).toBe('Saved Places');
    expect(places.map(({ name, note, rough, at }) => [name, note, rough, at === null])).toEqual([
      ['Prater', 'the big wheel\nPrater 1, Wien', false, false],
      ['Belvedere', '', true, false],
      ['A café', '', false, true],
    ]);
  });

  test('coordinates off the globe, infinite or swapped beyond it are no point', async () => {
    const file = collection(
      [[16, 95], [999, 10], ['16', '48'], [null, null], []].map((coordinates, at) => ({
        geometry: { type: 'Point', coordinates },
        properties: { name: `n${at}` },
      })),
    );
    const { places } = listOf(await readPlaces(file, 'a.geojson'));
    expect(places.map(({ at }) => at)).toEqual([null, null, null, null, null]);
  });

  test('more places than are read are counted', async () => {
    const file = collection(
      Array.from({ length: MOST_PLACES + 7 }, (_, at) => ({
        geometry: { type: 'Point', coordinates: [at / 100, 10] },
        properties: { name: `n${at}` },
      })),
    );
    const { places, leftOut } = listOf(await readPlaces(file, 'a.geojson'));
    expect(places).toHaveLength(MOST_PLACES);
    expect(leftOut).toEqual([{ reason: 'too-many', count: 7 }]);
  });

  test('what stands twice at one point is one place; namesakes elsewhere are two', async () => {
    const file = collection(
      [
        [16, 48],
        [16.0005, 48],
        [16.1, 48],
      ].map((coordinates) => ({
        geometry: { type: 'Point', coordinates },
        properties: { name: 'Spar' },
      })),
    );
    const { places, leftOut } = listOf(await readPlaces(file, 'a.geojson'));
    expect(places).toHaveLength(2);
    expect(leftOut).toEqual([{ reason: 'twice', count: 1 }]);
  });
});

describe('tables', () => {
  test.each([
    ['English heads', 'name,latitude,longitude,notes\nHut,47.1,11.5,key at the bar\n'],
    ['German heads', 'Bezeichnung;Breite;Länge;Notiz\nHut;47,1;11,5;key at the bar\n'],
    ['tabs', 'lng\tlat\ttitle\tcomment\n11.5\t47.1\tHut\tkey at the bar\n'],
    ['well-known text', 'WKT,name,description\n"POINT (11.5 47.1)",Hut,key at the bar\n'],
    ['both in one cell', 'Name,Coordinates,Notes\nHut,"47.1, 11.5",key at the bar\n'],
    ['minutes', `name,lat,lng,notes\nHut,"47° 6' 0"" N","11° 30' 0"" E",key at the bar\n`],
    ['N and O', 'Bezeichnung;Breite;Länge;Notiz\nHut;47,1° N;11,5° O;key at the bar\n'],
    ['N and E in one cell', 'Name,Coordinates,Notes\nHut,"47.1 N, 11.5 E",key at the bar\n'],
    ['no heads', 'Hut,47.10,11.50,key at the bar\n'],
    ['no heads, longitude first', 'a,119.50,-41.10\nb,119.51,-41.11\n'],
  ])('%s', async (_, text) => {
    const { places } = listOf(await readPlaces(strToU8(text), 'places.csv'));
    const isSouth = text.includes('119');
    expect(places[0]).toMatchObject(
      isSouth
        ? { name: 'a', at: { lat: -41.1, lng: 119.5 } }
        : { name: 'Hut', note: 'key at the bar', at: { lat: 47.1, lng: 11.5 } },
    );
  });

  test('a table of something else has no places', async () => {
    const file = strToU8('date,amount,payee\n2027-01-02,12.50,Bakery\n2027-01-03,8.10,Bus\n');
    expect(await readPlaces(file, 'bank.csv')).toEqual({ problem: { why: 'none', is: 'table' } });
  });
});

test.each(['utf-16le', 'utf-16be', 'latin1'] as const)('a GPX file in %s', async (encoding) => {
  const gpx =
    '<?xml version="1.0"?><gpx><wpt lat="1" lon="2"><name>Müll & Söhne</name></wpt></gpx>';
  const text = gpx.replace('&', '&amp;');
  const bytes =
    encoding === 'utf-16be'
      ? Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
      : Buffer.from(encoding === 'latin1' ? text : `\uFEFF${text}`, encoding);
  expect(listOf(await readPlaces(bytes, 'a.gpx')).places[0]?.name).toBe('Müll & Söhne');
});

test('a long note is cut, and that is said', async () => {
  const file = collection([
    {
      geometry: { type: 'Point', coordinates: [1, 2] },
      properties: { name: 'a', note: 'word '.repeat(100) },
    },
  ]);
  const { places, leftOut } = listOf(await readPlaces(file, 'a.geojson'));
  expect(places[0]?.note.endsWith('…')).toBe(true);
  expect(leftOut).toEqual([{ reason: 'cut', count: 1 }]);
});

async function fixture(name: string): Promise<BroughtList> {
  return listOf(await readPlaces(readFileSync(`tests/fixtures/brought/${name}`), name));
}

function listOf(answer: PlacesAnswer): BroughtList {
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  return answer;
}

function collection(features: readonly object[]): Uint8Array {
  const all = features.map((feature) => ({ type: 'Feature', ...feature }));
  return strToU8(JSON.stringify({ type: 'FeatureCollection', features: all }));
}
