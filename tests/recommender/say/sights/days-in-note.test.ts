import { expect, test } from 'vitest';
import { daysInNote } from '#src/recommender/say/sights/days-in-note.ts';

const note = (when: string, text = '') => ({ when, text, asks: '' });

test('a note on a long trail says its days, in words or figures', () => {
  expect(daysInNote(note('November to March, four or five days'))).toEqual({
    least: 4,
    most: 5,
  });
  expect(daysInNote(note('November bis März, vier oder fünf Tage'))).toEqual({
    least: 4,
    most: 5,
  });
  expect(daysInNote(note('', 'In 10 days around the mountain.'))).toEqual({
    least: 10,
    most: 10,
  });
});

test('one day, or days that nobody counts, say nothing', () => {
  expect(daysInNote(note('One day in June'))).toBeNull();
  expect(daysInNote(note('On clear days'))).toBeNull();
  expect(daysInNote(note('An klaren Tagen'))).toBeNull();
});
