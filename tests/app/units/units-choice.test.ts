// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isToBeAsked, keepUnits, recallUnits } from '#src/app/units/units-choice.ts';
import { parseUnits } from '#src/domain/parse-units.ts';
import { AMERICAN, METRIC } from '#src/domain/units.ts';
import { chooseUnits, chosenUnits } from '#src/wording/shown/chosen-units.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  chooseUnits(METRIC);
  vi.restoreAllMocks();
});

test('a choice is shown at once and at the next visit', () => {
  keepUnits(AMERICAN);
  expect(chosenUnits()).toEqual(AMERICAN);
  chooseUnits(METRIC);
  recallUnits();
  expect(chosenUnits()).toEqual(AMERICAN);
});

test('a browser of the United States is asked until it has answered, whatever it answers', () => {
  expect(isToBeAsked('en-US')).toBe(true);
  expect(isToBeAsked('es-US')).toBe(true);
  expect(isToBeAsked('en-GB')).toBe(false);
  expect(isToBeAsked('en')).toBe(false);
  keepUnits(METRIC);
  expect(isToBeAsked('en-US')).toBe(false);
});

test('where storage is blocked the choice holds for the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  keepUnits(AMERICAN, blocked);
  expect(chosenUnits()).toEqual(AMERICAN);
  expect(isToBeAsked('en-US', blocked)).toBe(true);
});

test('what was damaged is no choice', () => {
  expect(parseUnits('{"temperature":"kelvin"}')).toBeNull();
  expect(parseUnits('nonsense')).toBeNull();
  expect(parseUnits(null)).toBeNull();
  expect(parseUnits(JSON.stringify(AMERICAN))).toEqual(AMERICAN);
});

function blocked(): never {
  throw new Error('blocked');
}
