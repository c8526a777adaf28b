import { anything, array, assert, oneof, property, tuple } from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import { carryOver } from '#src/domain/list/carry-over.ts';
import { listEditsSchema } from '#src/domain/list/list-edits.ts';
import { keyedCategories } from '#src/domain/list/list-lines.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import { anyList as list, anyListChange as change } from './any-list.ts';
import { shown } from './lists.ts';
import type { category } from './lists.ts';

/** Changes and recomputations in any order, from a first list. */
const story = tuple(list, array(oneof({ weight: 3, arbitrary: change }, list)));

type Chapter = OwnChange | { categories: ReturnType<typeof category>[] };

function told([first, chapters]: readonly [Exclude<Chapter, OwnChange>, readonly Chapter[]]) {
  let computed = first;
  let own: TripOwn = NOTHING_OWN;
  for (const chapter of chapters) {
    if (typeof chapter === 'function') own = chapter(own);
    else {
      own = carryOver(computed, own, chapter);
      computed = chapter;
    }
  }
  return { computed, own };
}

test('every computed and every own line is shown or set aside, once', () => {
  assert(
    property(story, (all) => {
      const { computed, own } = told(all);
      const edited = applyEdits(computed, own.listEdits);
      const keys = [...shown(edited), ...edited.away].map((one) => one.key);
      const expected = keyedCategories(computed).flatMap(({ lines }) =>
        lines.map((one) => one.key),
      );
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.toSorted()).toEqual(
        [...new Set([...expected, ...own.listEdits.own.map((one) => one.key)])].toSorted(),
      );
    }),
  );
});

test('what was set aside is never shown, and what was not never hidden', () => {
  assert(
    property(story, (all) => {
      const { computed, own } = told(all);
      const edited = applyEdits(computed, own.listEdits);
      const away = new Set(own.listEdits.lines.filter((one) => one.away).map((one) => one.key));
      expect(shown(edited).filter((one) => away.has(one.key))).toEqual([]);
      expect(edited.away.filter((one) => !away.has(one.key))).toEqual([]);
    }),
  );
});

test('computing again loses no ticked line and no edit', () => {
  assert(
    property(story, list, (all, next) => {
      const { computed, own } = told(all);
      const before = shown(applyEdits(computed, own.listEdits));
      const carried = carryOver(computed, own, next);
      const after = new Map(
        shown(applyEdits(next, carried.listEdits)).map((one) => [one.key, one] as const),
      );
      expect(carried.packed).toEqual(own.packed);
      expect(carried.listEdits.lines).toEqual(own.listEdits.lines);
      for (const { key: ticked } of before.filter((one) => own.packed.includes(one.key))) {
        expect(after.has(ticked)).toBe(true);
      }
      for (const edit of own.listEdits.lines) {
        const stays = after.get(edit.key);
        if (stays === undefined) continue;
        expect(stays.note).toBe(edit.note ?? '');
        expect(stays.bag).toBe(edit.bag ?? null);
        expect(stays.name).toBe(edit.name ?? stays.unchanged.name);
      }
    }),
  );
});

test('a change that is repeated, or a recomputation, changes nothing more', () => {
  assert(
    property(story, change, list, (all, how, next) => {
      const { computed, own } = told(all);
      const changed = how(own);
      expect(how(changed)).toEqual(changed);
      const carried = carryOver(computed, own, next);
      expect(carryOver(next, carried, next)).toEqual(carried);
    }),
  );
});

test('what is stored is read as it was, whatever was typed', () => {
  assert(
    property(story, (all) => {
      const { own } = told(all);
      expect(v.parse(listEditsSchema, JSON.parse(JSON.stringify(own.listEdits)))).toEqual(
        own.listEdits,
      );
    }),
  );
});

test('whatever stands in the place of edits is read as some, and shows a list', () => {
  assert(
    property(anything(), anything(), list, (lines, own, computed) => {
      const edits = v.parse(listEditsSchema, { lines, own, people: lines });
      expect(() => applyEdits(computed, edits)).not.toThrow();
    }),
  );
});
