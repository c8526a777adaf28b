import { array, constantFrom, record, sample, string } from 'fast-check';

const COORDINATES =
  '0 -0 46.5 90 -90 90.0001 180 -180 180.0001 540 1e9 1e308 1e999 -1e999 NaN Infinity null true [] {} "46.5" 46,5 46.5.5 0x2E ١٢ 46.5%00 ' +
  '%E2%88%92' +
  '46.5 ../.. 5e-324';
const DATES =
  '2027-01-01 2027-12-31 2028-01-02 2028-02-29 2027-02-29 2027-02-30 2027-00-10 2027-13-01 2500-01-01 9999-12-31 0000-00-00 0001-01-01 -2027-01-01 ' +
  '+12027-01-01 20270101 2027-1-1 01.07.2027 1%20Jul%202027 2020-01-01 null true [] {} NaN 1e308 2027-01-01T00:00:00Z 2027-W01 today %D9%A2%D9%A0%D9%A2%D9%A7-01-01';
const TRAVELERS = '0 1 2 20 21 -1 1.5 1e308 NaN null true "2" [2] {} two 0x10 01 %F0%9F%98%80';
const IDS =
  'a __proto__ constructor toString ..%2F..%2Fetc %00 %3Cscript%3E null [] {} 123 %F0%9F%98%80';
const TEXTS = [
  '%20'.repeat(3000),
  `a${'%20'.repeat(3000)}b`,
  'a'.repeat(9000),
  '%22'.repeat(2000),
  '('.repeat(5000),
  '1,'.repeat(4000),
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'javascript:alert(1)',
  '%22%5Cud800%22',
  '%F0%9F%98%80'.repeat(500),
  '%CC%81'.repeat(1500),
  '%E2%80%AEtxet',
  '%7B%22__proto__%22%3A%7B%22lat%22%3A1%7D%7D',
  '%5B'.repeat(2000),
  '91,200',
  'geo:0,0',
  'geo:91,181',
  '47.37,11.48',
  'https%3A%2F%2Fmaps.google.com%2F%3Fq%3D47.37%2C11.48',
  `https%3A%2F%2Fx.example%2F${'!3d1!4d1'.repeat(400)}`,
  '8FVC2222%2B22',
  '9G8F%2B6X',
  'no%20'.repeat(600),
  '%25E0%25A4%25A',
  '%00',
  'null',
  'true',
  '1e999',
  '[]',
  '{}',
];

const words = (text: string) => text.split(' ');
const NAMED: readonly [string, readonly string[]][] = [
  ['lat', words(COORDINATES)],
  ['lng', words(COORDINATES)],
  ['from', words(DATES)],
  ['to', words(DATES)],
  ['travelers', words(TRAVELERS)],
  ['trip', words(IDS)],
  ['preferences', TEXTS],
  ['text', TEXTS],
  ['url', TEXTS],
  ['title', TEXTS],
];

/** Faults of a query as a whole. */
const WHOLE = [
  '',
  '?',
  '&&&&',
  '=',
  'lat',
  'lat=46.5&lat=47&lng=11.3',
  'lat[]=46.5&lng[]=11.3',
  '%E0%A4%A',
  '%',
  'lat=%&lng=%',
  '__proto__=1&constructor=2',
  '__proto__%5Blat%5D=1',
  'x'.repeat(9000),
  Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join('&'),
  'lat=46.5&lng=11.3&from=2027-01-01&to=2500-01-01',
];

const VALID = 'lat=46.5&lng=11.3&from=2027-06-01&to=2027-06-08&travelers=2';

/** Queries of /planner, without the question mark: each odd value beside a valid trip, then mixtures. */
export function hostileQueries(): string[] {
  const single = NAMED.flatMap(([name, values]) =>
    values.map((value) => `${without(VALID, name)}&${name}=${value}`),
  );
  const pairs = words(DATES).map((day) => `lat=46.5&lng=11.3&from=${day}&to=9999-12-31`);
  const mixture = record(
    Object.fromEntries(NAMED.map(([name, values]) => [name, constantFrom(...values)])),
    { requiredKeys: [] },
  );
  const mixed = sample(mixture, { numRuns: 220, seed: 18 }).map((values) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );
  const noise = sample(array(string({ unit: 'binary', maxLength: 30 }), { maxLength: 6 }), {
    numRuns: 60,
    seed: 18,
  }).map((parts) => parts.map((part) => encodeURIComponent(part.toWellFormed())).join('='));
  return [...WHOLE, ...single, ...pairs, ...mixed, ...noise];
}

function without(query: string, name: string): string {
  return query
    .split('&')
    .filter((part) => !part.startsWith(`${name}=`))
    .join('&');
}
