import { constantFrom, integer, record, sample, string } from 'fast-check';
import { strToU8, zipSync } from 'fflate';

/** `refused`: no place may come of it. Else what comes must be plain text and points on the globe. */
export type HostileFile = { name: string; file: string; bytes: Uint8Array; refused: boolean };

type Chance = { share: number; text: string; word: string };
type Way = {
  about: string;
  file: string;
  refused: boolean;
  make: (chance: Chance, scale: number) => string | Uint8Array;
};

const POINT = '<wpt lat="47.1" lon="11.5"><name>Hut</name></wpt>';
const GPX = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<gpx xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const KML = (inside: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const MARK = (inside: string) =>
  `<Placemark><name>Hut</name><Point><coordinates>11.5,47.1</coordinates></Point>${inside}</Placemark>`;
const JSON_OF = (features: string) => `{"type":"FeatureCollection","features":[${features}]}`;
const FEATURE = (coordinates: string, properties = '{"name":"Hut"}') =>
  `{"type":"Feature","geometry":{"type":"Point","coordinates":${coordinates}},"properties":${properties}}`;
const ICS = (inside: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${inside}\r\nEND:VCALENDAR\r\n`;
const EVENT = (inside: string) =>
  `BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Dinner\r\n${inside}\r\nEND:VEVENT`;
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

const cutAt = (text: string, share: number) =>
  text.slice(0, Math.floor(text.length * (0.3 + 0.6 * share)));

/** Ten thousand times as large unpacked as packed. */
const bomb = (scale: number) => zipSync({ 'doc.kml': strToU8(' '.repeat(200_000 * scale)) });

function lyingArchive(): Uint8Array {
  const archive = zipSync({ 'doc.kml': strToU8(KML(MARK('').repeat(2000))) });
  const view = new DataView(archive.buffer);
  for (let at = 0; at < archive.length - 4; at += 1) {
    // The size once unpacked, in the list of the archive's files.
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, 64, true);
  }
  return archive;
}

const LAUGHS = `<!DOCTYPE gpx [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>`;
const OUTSIDE = '<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]>';

const WAYS: readonly Way[] = [
  {
    about: 'billion laughs',
    file: 'a.gpx',
    refused: true,
    make: () => GPX(`<wpt lat="1" lon="2"><name>&j;</name></wpt>`, LAUGHS),
  },
  {
    about: 'external entity',
    file: 'a.gpx',
    refused: true,
    make: () => GPX(`<wpt lat="1" lon="2"><name>&x;</name></wpt>`, OUTSIDE),
  },
  {
    about: 'external type',
    file: 'a.kml',
    refused: true,
    make: ({ word }) =>
      `<!-- ${word.replaceAll('-', '')} <a> --><!DOCTYPE kml SYSTEM "http://x.example/${word}.dtd">${KML(MARK(''))}`,
  },
  {
    about: 'cut GPX',
    file: 'a.gpx',
    refused: true,
    make: ({ share }) => cutAt(GPX(POINT.repeat(5)), share),
  },
  {
    about: 'cut KML',
    file: 'a.kml',
    refused: true,
    make: ({ share }) => cutAt(KML(MARK('').repeat(3)), share),
  },
  {
    about: 'cut GeoJSON',
    file: 'a.geojson',
    refused: true,
    make: ({ share }) => cutAt(JSON_OF(`${FEATURE('[1,2]')},${FEATURE('[3,4]')}`), share),
  },
  {
    about: 'cut calendar',
    file: 'a.ics',
    refused: true,
    make: ({ share }) => cutAt(ICS(EVENT('GEO:1;2')), share),
  },
  {
    about: 'cut archive',
    file: 'a.kmz',
    refused: true,
    make: ({ share }) => {
      const zip = zipSync({ 'doc.kml': strToU8(KML(MARK(''))) });
      return zip.subarray(0, Math.floor(zip.length * (0.2 + 0.7 * share)));
    },
  },
  {
    about: 'zip bomb',
    file: 'a.kmz',
    refused: true,
    make: ({ share }, scale) => bomb(60 + Math.round(share) + scale),
  },
  { about: 'archive that states a smaller size', file: 'a.kmz', refused: true, make: lyingArchive },
  {
    about: 'archive of archives',
    file: 'a.kmz',
    refused: true,
    make: () => zipSync({ 'inner.kmz': bomb(1) }),
  },
  {
    about: 'deep elements',
    file: 'a.kml',
    refused: true,
    make: ({ share }, scale) => {
      const levels = Math.round((2000 + 8000 * share) * scale);
      return KML('<Folder>'.repeat(levels) + '</Folder>'.repeat(levels));
    },
  },
  {
    about: 'deep arrays',
    file: 'a.geojson',
    refused: true,
    make: (_, scale) => {
      const levels = 20_000 * scale;
      return JSON_OF(
        `{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":${'['.repeat(levels)}${']'.repeat(levels)}}}`,
      );
    },
  },
  {
    about: 'deep collections',
    file: 'a.geojson',
    refused: true,
    make: () =>
      JSON_OF(
        `{"type":"Feature","properties":{},"geometry":${'{"type":"GeometryCollection","geometries":['.repeat(500)}${']}'.repeat(500)}}`,
      ),
  },
  {
    about: 'a long track',
    file: 'a.gpx',
    refused: false,
    make: (_, scale) =>
      GPX(
        `<trk><name>Day</name><trkseg>${'<trkpt lat="47.12345" lon="11.54321"/>'.repeat(5000 * scale)}</trkseg></trk>`,
      ),
  },
  {
    about: 'a million numbers',
    file: 'a.geojson',
    refused: false,
    make: (_, scale) =>
      JSON_OF(
        `{"type":"Feature","properties":{"name":"Way"},"geometry":{"type":"LineString","coordinates":[${'[1.5,2.5],'.repeat(20_000 * scale)}[3.5,4.5]]}}`,
      ),
  },
  {
    about: 'more places than are read',
    file: 'a.csv',
    refused: false,
    make: (_, scale) =>
      `name,lat,lng\n${Array.from({ length: 1000 * scale }, (__, at) => `n${at},${(at % 90) + 0.5},${(at % 180) + 0.25}\n`).join('')}`,
  },
  {
    about: 'odd numbers',
    file: 'a.gpx',
    refused: true,
    make: ({ word }) =>
      GPX(
        `<wpt lat="NaN" lon="${word.replaceAll(/["<&]/gu, '')}"/><wpt lat="1e999" lon="2"/><wpt lat="Infinity" lon="-Infinity"/>`,
      ),
  },
  {
    about: 'off the globe',
    file: 'a.geojson',
    refused: true,
    make: ({ share }) =>
      JSON_OF(
        [`[${181 + share},91]`, '[1e308,1]', '["1","2"]', '[{}]', 'null']
          .map((at) => FEATURE(at, '{}'))
          .join(','),
      ),
  },
  {
    about: 'swapped beyond the globe',
    file: 'a.csv',
    refused: false,
    make: ({ share }) => `name,lat,lng\nHut,${100 + share},47\n`,
  },
  {
    about: 'scripts in names',
    file: 'a.kml',
    refused: false,
    make: ({ text }) =>
      KML(
        `<Placemark><name><![CDATA[${SCRIPT}Hut${text.replaceAll(']]>', '')}]]></name><description><![CDATA[${SCRIPT}<iframe src="javascript:alert(1)">]]></description><Point><coordinates>11.5,47.1</coordinates></Point></Placemark>`,
      ),
  },
  {
    about: 'scripts in properties',
    file: 'a.geojson',
    refused: false,
    make: ({ text }) =>
      JSON_OF(
        FEATURE(
          '[1,2]',
          JSON.stringify({ name: `${SCRIPT}${text}`, note: `javascript:alert(1) ${text}` }),
        ),
      ),
  },
  {
    about: 'keys of the prototype',
    file: 'a.geojson',
    refused: false,
    make: () =>
      JSON_OF(
        FEATURE(
          '[1,2]',
          '{"__proto__":{"name":"polluted","at":1},"constructor":{"prototype":{"name":"x"}},"name":"Hut"}',
        ),
      ),
  },
  {
    about: 'keys of the prototype as heads',
    file: 'a.csv',
    refused: false,
    make: () => '__proto__,constructor,name,lat,lng\na,b,Hut,1,2\n',
  },
  {
    about: 'zeros within',
    file: 'a.gpx',
    refused: true,
    make: ({ share }) => {
      const text = GPX(POINT);
      const at = Math.floor(text.length * share);
      return `${text.slice(0, at)}\0${text.slice(at)}`;
    },
  },
  {
    about: 'half of UTF-16',
    file: 'a.gpx',
    refused: true,
    make: () => Buffer.from(`\uFEFF${GPX(POINT)}`, 'utf16le').subarray(0, -1),
  },
  {
    about: 'broken UTF-16',
    file: 'a.csv',
    refused: true,
    make: ({ share }) =>
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(2 * Math.ceil(1 + 40 * share), 0xd8)]),
  },
  {
    about: 'a huge name',
    file: 'a.geojson',
    refused: false,
    make: (_, scale) =>
      JSON_OF(
        FEATURE(
          '[1,2]',
          JSON.stringify({
            name: '<a'.repeat(20_000 * scale),
            note: '&amp;'.repeat(20_000 * scale),
          }),
        ),
      ),
  },
  {
    about: 'a huge line',
    file: 'a.csv',
    refused: true,
    make: (_, scale) => `${'a,'.repeat(20_000 * scale)}"`,
  },
  {
    about: 'a quote that never ends',
    file: 'a.csv',
    refused: true,
    make: ({ word }, scale) =>
      `name,lat,lng\n"${word.replaceAll('"', '')}${'x,1,2\n'.repeat(2000 * scale)}`,
  },
  {
    about: 'unfolded lines',
    file: 'a.ics',
    refused: true,
    make: (_, scale) => ICS(EVENT(`DESCRIPTION:${'\r\n '.repeat(2000 * scale)}`)),
  },
  {
    about: 'calendar in calendar',
    file: 'a.ics',
    refused: true,
    make: () => `${'BEGIN:VCALENDAR\r\n'.repeat(2000)}${'END:VCALENDAR\r\n'.repeat(2000)}`,
  },
  {
    about: 'repeated for ever',
    file: 'a.ics',
    refused: false,
    make: () => ICS(EVENT('DTSTART:20270101T000000Z\r\nRRULE:FREQ=SECONDLY\r\nGEO:1;2')),
  },
  { about: 'noise', file: 'a.gpx', refused: true, make: ({ text }) => `<gpx>${text}<wpt ${text}` },
  {
    about: 'noise of bytes',
    file: 'a.kmz',
    refused: true,
    make: ({ text }) => strToU8(`PK\u0003\u0004${text}`),
  },
  {
    about: 'a page of a sign-in',
    file: 'Saved Places.json',
    refused: true,
    make: ({ word }) => `<!DOCTYPE html><html><head><title>Sign in ${word}</title></head></html>`,
  },
  {
    about: 'a picture with the name of a map',
    file: 'a.kml',
    refused: true,
    make: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0),
  },
  { about: 'nothing', file: 'a.gpx', refused: true, make: () => '' },
];

const CHANCES = record({
  share: integer({ min: 0, max: 999 }).map((part) => part / 1000),
  text: string({ maxLength: 40, unit: 'binary' }),
  word: constantFrom('a', 'é', '-', '"', '<', '&', '\u202E', '😀', "'", ';'),
});

/** The same for the same numbers. `scale`: how large the large ones are. */
export function hostileFiles(count: number, scale: number): HostileFile[] {
  const chances = sample(CHANCES, { seed: 32, numRuns: count });
  return chances.flatMap((chance, number) => {
    const way = WAYS[number % WAYS.length];
    if (way === undefined) return [];
    const { about, file, refused } = way;
    const made = way.make(chance, scale);
    const bytes = typeof made === 'string' ? strToU8(made) : made;
    return [{ name: `${number}: ${about}`, file, bytes, refused }];
  });
}

export const EVERY_WAY = WAYS.length;
