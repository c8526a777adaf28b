import {
  array,
  boolean,
  constantFrom,
  double,
  integer,
  option,
  oneof,
  record,
  string,
  asyncProperty,
  assert,
} from 'fast-check';
import { expect, test } from 'vitest';
import { looksLikeGearList } from '#src/bring/lists/looks-like-gear-list.ts';
import { readList } from '#src/bring/lists/read-list.ts';
import type { ListedGroup } from '#src/bring/lists/listed.ts';
import { gearListFile } from '#src/export/files/gear-list-file.ts';
import type { OutlineLine, TripOutline } from '#src/export/files/outline.ts';
import { markdownFile, textFile } from '#src/export/files/text-file.ts';
import { highCoastOutline } from '#tests/export/files/outlines.ts';

/** Names as a list keeps them: single blanks, nothing that nobody sees. */
const name = oneof(
  constantFrom(
    '2x T-Shirt',
    '- [x] Hut',
    '1. Hilfe',
    '=SUM(A1)',
    '+1 Pulli',
    '-5 °C Schlafsack',
    '"Zelt", 2 P.',
    'a;b',
    '# *Kocher* | <b>',
    'C:\\Pass',
    "'Hut",
    'Zelt 1,2 kg',
    'Socken × 2b',
    'For this trip',
    '@home',
  ),
  string({ minLength: 1, maxLength: 60 }),
  string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
)
  .map((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
      .trim(),
  )
  .filter((text) => text !== '' && !/ × \d+$/u.test(text) && !/^'\s*[=+\-@＝＋－＠]/u.test(text));
const category = constantFrom('Clothing', 'Sleep and camp', 'Eigenes');

const lines = (part: string) =>
  array(
    record({
      name,
      category: category.map((one) => `${one} ${part}`),
      quantity: integer({ min: 1, max: 999 }),
      weight: option(
        double({ min: 0.1, max: 90_000, noNaN: true }).map(
          (grams) => Math.round(grams * 1000) / 1000,
        ),
      ),
      packed: boolean(),
    }).map((line): OutlineLine => Object.assign(line, { price: null, reason: '', link: '' })),
    { minLength: 1, maxLength: 12 },
  );

const outline = record({
  language: constantFrom('en' as const, 'de' as const),
  trip: lines('one'),
  have: lines('two'),
}).map(({ language, ...lists }): TripOutline =>
  Object.assign(highCoastOutline(language), { lists }),
);

test('a list that was written as text or Markdown comes back whole', async () => {
  await assert(
    asyncProperty(outline, async (written) => {
      for (const text of [textFile(written), markdownFile(written)]) {
        const { groups, leftOut, problem } = await readList(text);
        expect(problem).toBeNull();
        expect(leftOut).toEqual([]);
        expect(groups.map(({ part }) => part)).toEqual(['trip', 'have']);
        expect(groups.map(({ lines: read }) => read)).toEqual(
          [written.lists.trip, written.lists.have].map((list) =>
            list.map((line) => ({
              name: line.name,
              quantity: line.quantity,
              weightGrams: null,
              note: '',
              packed: line.packed,
            })),
          ),
        );
        expect(looksLikeGearList(text)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('a list that was written as CSV comes back whole, with its categories and weights', async () => {
  await assert(
    asyncProperty(outline, async (written) => {
      const text = gearListFile(written);
      const { groups, leftOut, problem } = await readList(text);
      expect(problem).toBeNull();
      expect(leftOut).toEqual([]);
      expect(groups).toEqual(byCategory([...written.lists.trip, ...written.lists.have]));
      expect(looksLikeGearList(text)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

function byCategory(list: readonly OutlineLine[]): ListedGroup[] {
  const names = [...new Set(list.map((line) => line.category))];
  return names.map((group) => ({
    name: group,
    lines: list
      .filter((line) => line.category === group)
      .map((line) => ({
        name: line.name,
        quantity: line.quantity,
        weightGrams: line.weight,
        note: '',
      })),
  }));
}
