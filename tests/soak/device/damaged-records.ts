import { highCoast } from '#tests/result/high-coast.ts';

/** A complete stored trip. */
export function wholeRecord(id: string) {
  return {
    ...highCoast(),
    id,
    savedAt: '2026-11-20T08:00:00.000Z',
    packed: ['boots-hiking'],
  };
}

/** Values to put in the place of another. */
const ODD: readonly unknown[] = [null, undefined, '', 'x', -1, 1e308, Number.NaN, [], {}, true];

/** Parts of a record, by the path to them. */
const PATHS = [
  'savedAt',
  'trip',
  'trip.location',
  'trip.location.lat',
  'trip.request',
  'trip.request.startDate',
  'trip.request.endDate',
  'trip.request.travelers',
  'trip.language',
  'origin',
  'wordings',
  'wordings.en',
  'wordings.en.recommendation.sections',
  'wordings.en.recommendation.sections.weather.temperature',
  'wordings.en.recommendation.sections.recommendedEquipment.categories',
  'wordings.en.recommendation.sections.activities.suggestions',
  'evidence',
  'evidence.climate.months',
  'evidence.timeZone',
  'country',
  'packed',
] as const;

/** Damage that a plain replacement does not make. */
const CHOSEN: readonly [string, string, unknown][] = [
  ['centuries', 'trip.request.endDate', '2500-01-01'],
  ['367 days', 'trip.request.endDate', '2028-06-11'],
  ['end before start', 'trip.request.endDate', '2027-06-09'],
  ['no such day', 'trip.request.startDate', '2027-02-30'],
  ['no such instant', 'savedAt', '2026-02-31T08:00:00.000Z'],
  ['no such offset', 'savedAt', '2026-02-21T08:00:00+99:99'],
  ['far future', 'savedAt', '9999-12-31T23:59:59.999Z'],
  ['zone of luxon only', 'evidence.timeZone', 'system'],
  ['no such zone', 'evidence.timeZone', 'Moon/Tranquility'],
  ['endless summit', 'evidence.terrain.summit', Number.POSITIVE_INFINITY],
  ['no such country', 'country', { code: 'QQ', currencies: ['QQQ'] }],
  ['markup as name', 'trip.location.place', '<img src=x onerror=alert(1)>'],
  ['long name', 'trip.location.place', 'Ö'.repeat(100_000)],
  ['spaces as name', 'trip.location.place', ' '.repeat(100_000)],
  ['long wish', 'trip.request.preferences', 'no '.repeat(60_000)],
  ['half a character', 'trip.location.place', '\uD800'],
  ['many ticks', 'packed', Array.from({ length: 20_000 }, (_, index) => `p${index}`)],
  ['the same tick twice', 'packed', ['boots-hiking', 'boots-hiking']],
  ['one month', 'evidence.climate.months', [{ high: 1, low: 0 }]],
  [
    'prototype as type',
    'wordings.en.recommendation.sections.weather.conditions',
    [
      { type: '__proto__', description: 'x' },
      { type: 'constructor', description: 'x' },
    ],
  ],
];

export type Damage = { name: string; record: unknown };

/** Records for one id, each damaged in one place. */
export function damagedRecords(id: string): Damage[] {
  const replaced = PATHS.flatMap((path, index) =>
    [0, 3, 6].map((step): Damage => {
      const value = ODD[(index + step) % ODD.length];
      return { name: `${path} is ${String(value)}`, record: withValue(id, path, value) };
    }),
  );
  const chosen = CHOSEN.map(([name, path, value]): Damage => ({
    name,
    record: withValue(id, path, value),
  }));
  return [...replaced, ...chosen, { name: 'nothing but its id', record: { id } }];
}

function withValue(id: string, path: string, value: unknown): unknown {
  return replaceAt(wholeRecord(id), path.split('.'), value);
}

function replaceAt(target: unknown, path: readonly string[], value: unknown): object {
  const [key = '', ...rest] = path;
  const before: object = typeof target === 'object' && target !== null ? target : {};
  const inner: unknown =
    rest.length === 0 ? value : replaceAt(Reflect.get(before, key), rest, value);
  return { ...before, [key]: inner };
}

/** Contents that the memory of the planner's form may have. */
export function damagedDrafts(): string[] {
  const draft = { startDate: '2027-06-10', endDate: '2027-06-20', travelers: 2, preferences: '' };
  const typedDates = { startDate: null, endDate: null };
  const place = { point: { lat: 46.5, lng: 11.3 }, chosenName: null };
  const parts: object[] = [
    { draft: { ...draft, endDate: '2500-01-01' }, typedDates, place },
    { draft: { ...draft, endDate: '9999-12-31' }, typedDates, place },
    { draft: { ...draft, endDate: '2020-01-01' }, typedDates, place },
    { draft: { ...draft, startDate: '2027-02-30' }, typedDates, place },
    { draft: { ...draft, travelers: 1e9 }, typedDates, place },
    { draft: { ...draft, preferences: ' '.repeat(100_000) }, typedDates, place },
    { draft: { ...draft, preferences: null }, typedDates, place },
    { draft, typedDates: { startDate: 'x'.repeat(100_000), endDate: '\u0000' }, place },
    { draft, typedDates, place: { point: { lat: 91, lng: 0 }, chosenName: null } },
    { draft, typedDates, place: { point: null } },
    { draft, typedDates, place: { ...place, chosenName: { name: '', place: '', language: 'fr' } } },
    { draft, typedDates },
    { draft: null },
  ];
  const raw = ['', 'null', '[]', '{', '"x"', '0', '[['.repeat(5000), '\u0000'];
  return [...raw, ...parts.map((part) => JSON.stringify(part))];
}
