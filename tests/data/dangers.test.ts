import { expect, test } from 'vitest';
import { readDangers } from '#data/health/read-dangers.ts';
import storms from '#src/domain/climate/storm-basins.json';
import table from '#src/recommender/know/safety/dangers.json';
import { safetyDe } from '#src/recommender/say/de/safety.ts';
import { safetyEn } from '#src/recommender/say/en/safety.ts';

const LONGEST_LEAD = 30;
/** Two lines on a phone. */
const LONGEST_TEXT = 140;

const rows = await readDangers();

test('the recommender has the table as it is written', () => {
  expect(table).toEqual(rows.map(({ danger }) => danger));
});

test('the judge of the weather has the storms of the same table', () => {
  const ofStorms = rows.filter(({ danger }) => danger.kind === 'storms');
  expect(storms).toEqual(
    ofStorms.map(({ danger: { boxes, coast, months } }) => ({ boxes, months, coast })),
  );
});

test('every row has a source and the day it was read', () => {
  for (const { source, checked } of rows) {
    expect(source).not.toBe('');
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  }
});

test.each([
  ['en', safetyEn],
  ['de', safetyDe],
] as const)('every note fits into two lines: %s', (language, words) => {
  const notes = rows
    .filter(({ danger }) => danger.kind !== 'healthy-tropics')
    .map(({ danger }) => {
      const ofKind = Object.entries(words.kinds).find(([kind]) => kind === danger.kind)?.[1];
      const name = danger.name?.[language] ?? '';
      const lead = ofKind?.lead ?? name;
      return { lead, text: danger.text?.[language] ?? ofKind?.text(name) ?? '' };
    });
  expect(notes.filter(({ lead }) => !fits(lead, LONGEST_LEAD))).toEqual([]);
  expect(notes.filter(({ text }) => !fits(text, LONGEST_TEXT))).toEqual([]);
  for (const { text } of Object.values(words.figures)) {
    expect(text('1,234 m').length).toBeLessThanOrEqual(LONGEST_TEXT);
  }
});

test('boxes have their edges in order and lie on the earth', () => {
  for (const { danger } of rows) {
    for (const [south, north, west, east] of danger.boxes) {
      expect([danger.kind, south < north, west < east]).toEqual([danger.kind, true, true]);
      expect(Math.max(Math.abs(south), Math.abs(north))).toBeLessThanOrEqual(90);
      expect(Math.max(Math.abs(west), Math.abs(east))).toBeLessThanOrEqual(180);
    }
  }
});

function fits(text: string, longest: number): boolean {
  return text.length > 1 && text.length <= longest;
}
