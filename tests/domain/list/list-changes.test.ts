import { array, assert, constantFrom, nat, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import type { EditedList } from '#src/domain/list/apply-edits.ts';
import { baseList, countBase, isBase } from '#src/domain/list/base-list.ts';
import { addOwnLine, editLine } from '#src/domain/list/change-list.ts';
import { listChanges } from '#src/domain/list/list-changes.ts';
import type { PlacedLine } from '#src/domain/list/list-changes.ts';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import type { ListEdits } from '#src/domain/list/list-edits.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { category, harmonica, line, shown } from './lists.ts';

const gloves = line('gloves-1', { job: 'gloves' });
const swimwear = line('swimwear-1', { job: 'swimwear' });
const shirts = (quantity: number) => line('shirts-1', { job: 'shirts', quantity });

function listed(lines: Parameters<typeof category>[1], edits: ListEdits = NO_EDITS): EditedList {
  return applyEdits({ categories: [category('clothing', lines)] }, edits);
}

function keys(lines: readonly { key: string }[]): string[] {
  return lines.map(({ key }) => key).toSorted();
}

function editsAfter(...changes: OwnChange[]): ListEdits {
  return changes.reduce((own, how) => how(own), NOTHING_OWN).listEdits;
}

test('lines are added, removed, counted anew, or the same', () => {
  const changes = listChanges(
    listed([swimwear, shirts(2), line('hat')]),
    listed([gloves, shirts(3), line('hat')]),
  );
  expect(changes.added.map(({ line: { key } }) => key)).toEqual(['gloves']);
  expect(changes.removed.map(({ line: { key } }) => key)).toEqual(['swimwear']);
  expect(changes.counted).toMatchObject([{ before: { quantity: 2 }, after: { quantity: 3 } }]);
  expect(changes.same.map(({ key }) => key)).toEqual(['hat']);
});

test('another product for the same job is the same line', () => {
  const warmer = line('gloves-2', { job: 'gloves' });
  expect(listChanges(listed([gloves]), listed([warmer]))).toMatchObject({
    added: [],
    removed: [],
    same: [{ id: 'gloves-2' }],
  });
});

test('what was set aside is on neither list, and a number the traveller set stays', () => {
  const edits = editsAfter(
    editLine('swimwear', { away: true }),
    editLine('shirts', { quantity: 7 }),
  );
  const changes = listChanges(listed([shirts(2)], edits), listed([swimwear, shirts(4)], edits));
  expect(changes).toMatchObject({ added: [], removed: [], counted: [] });
});

function bare(placed: readonly PlacedLine[]) {
  return placed.map(({ line: one }) => one);
}

test('every line of two lists is told once', () => {
  const lists = array(
    record({ id: constantFrom('a', 'b', 'c', 'd'), quantity: nat(3) }).map(({ id, quantity }) =>
      line(id, { quantity: quantity + 1 }),
    ),
  );
  assert(
    property(tuple(lists, lists), ([first, second]) => {
      const [before, after] = [listed(first), listed(second)];
      const { added, removed, counted, moved, same } = listChanges(before, after);
      const stay = [...counted.map((pair) => pair.after), ...bare(moved), ...same];
      expect(keys([...bare(added), ...stay])).toEqual(keys(shown(after)));
      expect(keys([...bare(removed), ...stay])).toEqual(keys(shown(before)));
    }),
  );
});

test('a list as a base brings one’s own along, but not how many of a computed line', () => {
  const edits = editsAfter(
    addOwnLine(harmonica),
    editLine('own-1', { quantity: 2, whose: 2 }),
    editLine('shirts', { quantity: 9, note: 'The thin ones' }),
    editLine('swimwear', { away: true }),
    editLine('hat', { quantity: 4 }),
  );
  expect(baseList({ ...edits, people: ['Ada', 'Ben'] }, 1)).toEqual({
    own: [harmonica],
    lines: [
      { key: 'own-1', quantity: 2 },
      { key: 'shirts', note: 'The thin ones' },
      { key: 'swimwear', away: true },
    ],
    people: ['Ada'],
  });
  expect(countBase(edits)).toEqual({ own: 1, away: 1, changed: 1 });
  expect(isBase(edits)).toBe(true);
  expect(isBase({ ...NO_EDITS, people: [''] })).toBe(false);
});
