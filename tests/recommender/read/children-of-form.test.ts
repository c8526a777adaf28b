import { expect, test } from 'vitest';
import { readText } from '#src/recommender/read/read-text.ts';

const read = (text: string, children: (number | null)[], travelers = 5) =>
  readText(text, { names: [], travelers, children });

test('the form says who the children are, whatever the wishes say', () => {
  expect(read('with three kids, 9, 10 and 11', [4, 7]).children).toEqual({
    count: 2,
    babies: 0,
    ages: [4, 7],
    teens: false,
  });
  expect(read('with three kids', []).children.count).toBe(3);
});

test('a baby is carried, a fourteen-year-old is counted with the grown-ups', () => {
  expect(read('', [0, 14]).children).toEqual({ count: 1, babies: 1, ages: [0, 14], teens: true });
  expect(read('', [0]).terms.has('small-children')).toBe(true);
  expect(read('', [0]).party.babies).toBe(1);
  expect(read('', [2, 6]).party).toMatchObject({ toddlers: 1, youngest: 6 });
});

test('children whose age nobody said walk, and climb nothing yet', () => {
  expect(read('', [null, null]).children).toMatchObject({ count: 2, ages: [] });
  expect(read('', [null]).party.youngest).toBe(5);
});
