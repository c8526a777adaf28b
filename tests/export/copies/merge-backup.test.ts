import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { additionsOf, compareBackup } from '#src/export/copies/merge-backup.ts';
import { leftOut, sameValue } from '#src/export/copies/same-value.ts';
import type { StoredContent } from '#src/domain/backup.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { contents, savedTrip, storedContent } from './backups.ts';

const at = (hour: number) => `2027-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`;

test('a trip is new, newer, older or the same', () => {
  const stored = storedContent({
    trips: [
      savedTrip('newer', { packed: ['a'], changedAt: at(8) }),
      savedTrip('older', { packed: ['a', 'b'], changedAt: at(9) }),
      savedTrip('same', { packed: ['a'], changedAt: at(9) }),
      savedTrip('unchanged'),
    ],
  });
  const trips = [
    savedTrip('new', { packed: ['x'] }),
    savedTrip('newer', { packed: ['a', 'b', 'c'], changedAt: at(9) }),
    savedTrip('older', { packed: ['a'], changedAt: at(8) }),
    savedTrip('same', { packed: ['a'], changedAt: at(10) }),
    savedTrip('unchanged', { packed: ['a'], changedAt: at(7) }),
  ];
  const compared = compareBackup(stored, storedContent({ trips })).trips;
  expect(compared.map(({ trip, state, moreTicks }) => [trip.id, state, moreTicks])).toEqual([
    ['new', 'new', 1],
    ['newer', 'newer', 2],
    ['older', 'older', -1],
    ['same', 'same', 0],
    ['unchanged', 'newer', 1],
  ]);
  const written = additionsOf(stored, storedContent({ trips })).trips;
  expect(written.map(({ id }) => id)).toEqual(['new', 'newer', 'unchanged']);
});

test('things and unreadable records are added once, and those that are here stay as they are', () => {
  const odd = { id: 'odd', reason: 'x', record: { a: [1, null] } };
  const stored = storedContent({ gear: [ownedItem('p2', { warmth: 5 })], setAside: [odd] });
  const file = storedContent({
    gear: [ownedItem('p2'), ownedItem('lens')],
    setAside: [
      { ...odd, record: { a: [1, null] } },
      { ...odd, record: 5 },
      { ...odd, record: 5 },
    ],
  });
  expect(additionsOf(stored, file)).toEqual({
    trips: [],
    gear: [ownedItem('lens')],
    setAside: [{ ...odd, record: 5 }],
  });
  expect(compareBackup(stored, file)).toMatchObject({
    gear: { all: 2, fresh: 1 },
    setAside: { all: 3, fresh: 1 },
  });
});

test('restoring onto nothing gives the same, onto the same changes nothing, and a second time neither', () => {
  assert(
    property(contents, contents, (file, other) => {
      expect(additionsOf(storedContent(), file)).toEqual(file);
      expect(additionsOf(file, file)).toEqual(storedContent());
      const merged = withAdded(other, additionsOf(other, file));
      expect(additionsOf(merged, file)).toEqual(storedContent());
      const ids = new Set(merged.trips.map(({ id }) => id));
      expect(ids.size).toBe(merged.trips.length);
      for (const { id } of other.trips) expect(ids).toContain(id);
      expect(merged.gear).toEqual(expect.arrayContaining(other.gear));
    }),
    { numRuns: 200, seed: 21 },
  );
});

test('values are the same whatever the order of their keys', () => {
  expect(sameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined })).toBe(
    true,
  );
  expect(sameValue({ a: [] }, { a: {} })).toBe(false);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue({ length: 0 }, [])).toBe(false);
  expect(sameValue({}, { a: null })).toBe(false);
});

test('what was left out is named by its path, what was added is none', () => {
  expect(leftOut({ a: { b: [1, 2] } }, { a: { b: [1, 2], c: 3 } })).toBeNull();
  expect(leftOut({ a: { b: [1, 2] } }, { a: { b: [1] } })).toEqual(['a', 'b']);
  expect(leftOut(JSON.parse('{"__proto__":{"a":1}}'), {})).toEqual(['__proto__']);
});

function withAdded(stored: StoredContent, added: StoredContent): StoredContent {
  const ids = new Set(added.trips.map(({ id }) => id));
  return {
    trips: [...added.trips, ...stored.trips.filter(({ id }) => !ids.has(id))],
    gear: [...stored.gear, ...added.gear],
    setAside: [...stored.setAside, ...added.setAside],
  };
}
