import {
  array,
  constantFrom,
  date,
  dictionary,
  integer,
  oneof,
  option,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { writeBackup } from '#src/export/copies/backup-file.ts';
import type { StoredContent } from '#src/domain/backup.ts';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { highCoast } from '#tests/result/high-coast.ts';

export const BUILT_ON = '2026-11-24';
export const COPIED_AT = '2027-05-02T09:00:00.000Z';

/** A saved trip; `changes` replace fields of it. */
export function savedTrip(id: string, changes: Partial<SavedTrip> = {}): SavedTrip {
  return { ...highCoast(), ...NOTHING_OWN, id, savedAt: '2026-11-20T08:00:00.000Z', ...changes };
}

export function storedContent(changes: Partial<StoredContent> = {}): StoredContent {
  return { trips: [], gear: [], setAside: [], ...changes };
}

/** The text of a file with two trips, two things and a record that could not be read. */
export function wholeBackup(): string {
  return writeBackup(
    {
      trips: [savedTrip('a', { packed: ['p2'] }), savedTrip('b')],
      gear: [ownedItem('p2'), ownedItem('lens')],
      setAside: [{ id: 'odd', reason: 'trip: missing', record: { id: 'odd', trip: null } }],
      settings: { language: 'de' },
    },
    { savedAt: COPIED_AT, builtOn: BUILT_ON },
  );
}

const instants = date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2039-12-31T00:00:00Z'),
  noInvalidDate: true,
}).map((time) => time.toISOString());
const ids = string({
  unit: constantFrom(...'0123456789abcdef'.split('')),
  minLength: 4,
  maxLength: 32,
});
const texts = string({ unit: 'binary', maxLength: 40 });
const names = string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

const trips: Arbitrary<SavedTrip> = record({
  id: ids,
  savedAt: instants,
  changedAt: option(instants, { nil: undefined }),
  packed: array(names),
  preferences: texts,
  place: texts,
  own: uniqueArray(names, { maxLength: 4 }),
  home: array(names),
  origin: constantFrom('device' as const, 'ai' as const),
}).map(({ id, savedAt, changedAt, packed, preferences, place, own, home, origin }) => {
  const { trip } = highCoast();
  return savedTrip(id, {
    savedAt,
    ...(changedAt === undefined ? {} : { changedAt }),
    packed,
    origin,
    trip: {
      ...trip,
      location: { ...trip.location, place },
      request: { ...trip.request, preferences },
    },
    listEdits: {
      ...NO_EDITS,
      own: own.map((name, index) => ({
        key: `own-${index}`,
        name,
        quantity: index + 1,
        weight_g: null,
        kind: null,
        part: 'trip',
        toBuy: index % 2 === 0,
      })),
    },
    packing: { ...NOTHING_OWN.packing, home },
  });
});

const things = record({ id: ids, en: names, addedAt: instants }).map(({ id, en, addedAt }) =>
  ownedItem(id, { names: { en }, addedAt }),
);

const records = record({
  id: texts,
  reason: texts,
  record: oneof(texts, integer(), constantFrom(null), dictionary(texts, texts), array(integer())),
});

/** Whatever a device may have stored. */
export const contents: Arbitrary<StoredContent> = record({
  trips: uniqueArray(trips, { selector: ({ id }) => id, maxLength: 5 }),
  gear: uniqueArray(things, { selector: ({ id }) => id, maxLength: 5 }),
  setAside: uniqueArray(records, { selector: (entry) => JSON.stringify(entry), maxLength: 3 }),
});
