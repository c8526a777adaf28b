import { expect, test } from 'vitest';
import { crossingTo } from '#src/recommender/know/safety/crossings.ts';

test.each([
  ['AT', ['AT'], 'none'],
  ['AT', ['IT'], 'open'],
  ['FR', ['MC'], 'open'],
  ['CA', ['US'], 'passport'],
  ['US', ['CA'], 'passport'],
  ['ZM', ['ZW'], 'passport'],
  ['PY', ['BR', 'AR'], 'passport'],
  ['AM', ['TR'], 'closed'],
  ['AM', ['AZ'], 'closed'],
  ['KR', ['KP'], 'closed'],
  ['FI', ['RU'], 'closed'],
  ['PL', ['UA'], 'closed'],
  ['PL', ['BY'], 'closed'],
  ['MA', ['DZ'], 'closed'],
  ['EG', ['IL'], 'closed'],
  ['IN', ['PK'], 'closed'],
  ['TH', ['KH'], 'closed'],
  ['DO', ['HT'], 'closed'],
  ['GE', ['RU'], 'closed'],
  [null, ['GE'], 'closed'],
  [null, [], 'none'],
] as const)('from %s to %s: %s', (from, to, expected) => {
  expect(crossingTo(from, to)).toBe(expected);
});

test('a place of two countries is reached from either without crossing', () => {
  expect(crossingTo('IT', ['CH', 'IT'])).toBe('none');
});
