import { describe, expect, test } from 'vitest';
import { sheetHeights, stopAfterDrag } from '#src/planner/sidebar/sheet/sheet-heights.ts';

test('a phone of 844 px has the sheet at 163, 472.64 and 770', () => {
  const heights = sheetHeights(844);
  expect(heights).toEqual({ peek: 163, half: 844 * 0.56, full: 770 });
});

test('the folded sheet has room for the field for the place, and for the last places', () => {
  expect(sheetHeights(844, 'place').peek).toBe(200);
  expect(sheetHeights(844, 'recent').peek).toBe(252);
});

test('the heights grow with the text, and leave the top of the page free', () => {
  expect(sheetHeights(844, 'recent', 2)).toEqual({ peek: 504, half: 504, full: 770 });
  expect(sheetHeights(600, 'recent', 2)).toEqual({ peek: 504, half: 504, full: 526 });
});

test('a tall page keeps the half sheet at 476', () => {
  expect(sheetHeights(1200).half).toBe(476);
});

test('a low page leaves the half sheet room for fields', () => {
  expect(sheetHeights(400).half).toBe(300);
});

test('a very short page keeps the stops in order', () => {
  const { peek, half, full } = sheetHeights(200);
  expect(peek).toBeLessThanOrEqual(half);
  expect(half).toBeLessThanOrEqual(full);
});

describe('on release', () => {
  const heights = sheetHeights(844);

  test.each([
    [160, 'peek'],
    [300, 'peek'],
    [330, 'half'],
    [600, 'half'],
    [640, 'full'],
  ])('slowly at %i px it snaps to %s', (height, stop) => {
    expect(stopAfterDrag(height, 0.1, heights)).toBe(stop);
  });

  test.each([
    [200, 1, 'half'],
    [500, 1, 'full'],
    [770, 1, 'full'],
    [760, -1, 'half'],
    [460, -1, 'peek'],
    [150, -1, 'peek'],
  ])('at %i px with a flick of %i it snaps to %s', (height, velocity, stop) => {
    expect(stopAfterDrag(height, velocity, heights)).toBe(stop);
  });
});
