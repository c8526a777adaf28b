import { expect, test } from 'vitest';
import { CONDITION_TYPES } from '#src/domain/trip/recommendation.ts';
import { conditionType } from '#src/providers/recommender/openai/condition-type.ts';
import { plainText } from '#src/providers/recommender/openai/plain-text.ts';

test('untrusted text becomes one line', () => {
  expect(plainText(' Sunny\r\n\tdays \u0000\u001B[31m ', 50)).toBe('Sunny days [31m');
  expect(plainText('half \uD83D cut', 50)).toBe('half cut');
  expect(plainText('left \u202Ethgir\u202C \u2066x\u2069', 50)).toBe('left thgir x');
  expect(plainText('Grüße 👩‍👩‍👧 an 2 °C', 50)).toBe('Grüße 👩‍👩‍👧 an 2 °C');
});

test('long text is cut at a word and never within a surrogate pair', () => {
  expect(plainText('one two three four', 18)).toBe('one two three four');
  expect(plainText('one two three four', 17)).toBe('one two three…');
  expect(plainText('abcdefghij', 5)).toBe('abcd…');
  expect(plainText('a bcdefghij', 8)).toBe('a bcdef…');
  expect(plainText('👩👩👩', 5)).toBe('👩👩…');
  expect(plainText('👩👩👩', 4)).toBe('👩…');
});

test.each([
  ['Thunderstorm', 'thunderstorms'],
  ['light rain', 'showers'],
  ['Heat_Wave', 'heat'],
  ['Schwül', 'humid'],
  ['windy', 'wind'],
  ['Polar Night', 'polar-night'],
  ['partly cloudy', 'partly cloudy'],
])('%s means %s', (word, type) => {
  expect(conditionType(word)).toBe(type);
});

test('each condition type is its own synonym', () => {
  for (const type of CONDITION_TYPES) expect(conditionType(type)).toBe(type);
});
