import { expect, test } from 'vitest';
import { clausesInSeason } from '#src/recommender/say/sights/clauses-in-season.ts';

test.each([
  ['Before eight, or in winter with ice cleats', 7, 'en', 'Before eight'],
  ['Before eight, or in winter with ice cleats', 1, 'en', null],
  ['In February with candles, else at blue hour', 6, 'en', 'At blue hour'],
  ['Mid-October, when the maples are on fire', 10, 'en', null],
  ['Mid-October, when the maples are on fire', 3, 'en', ''],
  [
    'September to January, first bus, closed in March for the kids',
    12,
    'en',
    'September to January, first bus',
  ],
  ['Late October for maples, early summer for lotus', 10, 'en', 'Late October for maples'],
  ['27 km, 800 m up; guide needed outside summer', 1, 'en', null],
  ['Boots, no path before June', 1, 'en', null],
  ['Windfest, Juni bis August Midges', 1, 'de', 'Windfest'],
  ['Windfest, Juni bis August Midges', 7, 'de', null],
  ['Im Südwestmonsun von Mai bis September gefährliche Brandung', 2, 'de', ''],
  ['Früh am Tag; Schnee bis Juni', 5, 'de', null],
  ['Früh am Tag; Midges von Juni bis August', 5, 'de', 'Früh am Tag'],
  [
    'Morgens, im Winter mit Grödeln, sonst mit festen Schuhen',
    7,
    'de',
    'Morgens, sonst mit festen Schuhen',
  ],
] as const)('“%s” in month %i (%s)', (phrase, month, language, kept) => {
  expect(clausesInSeason(phrase, [month], language, false)).toBe(kept ?? phrase);
});

test('seasons of the south are half a year off', () => {
  expect(clausesInSeason('Early, in summer with flies', [1], 'en', true)).toBe(
    'Early, in summer with flies',
  );
  expect(clausesInSeason('Early, in summer with flies', [7], 'en', true)).toBe('Early');
});
