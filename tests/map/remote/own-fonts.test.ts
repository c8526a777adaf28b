import { expect, test } from 'vitest';
import { inOwnFonts } from '#src/map/remote/own-fonts.ts';

test.each([
  [['DIN Pro Regular', 'Arial Unicode MS Regular'], ['sans-serif Regular']],
  [['Open Sans Semibold'], ['sans-serif Semibold']],
  [['Noto Sans Bold'], ['sans-serif Bold']],
  [['DIN Pro Medium Italic'], ['Fraunces Medium Italic']],
  [undefined, ['sans-serif Regular']],
  ['Open Sans', ['sans-serif Regular']],
])('%j becomes %j', (asked, own) => {
  expect(inOwnFonts(asked)).toEqual(own);
});

test('fonts in an expression are replaced, the rest is unchanged', () => {
  const asked = [
    'match',
    ['get', 'class'],
    ['sea', 'Lake'],
    ['literal', ['DIN Pro Italic']],
    ['literal', ['DIN Pro Bold']],
  ];
  expect(inOwnFonts(['step', ['zoom'], ['literal', ['DIN Pro Medium']], 8, asked])).toEqual([
    'step',
    ['zoom'],
    ['literal', ['sans-serif Medium']],
    8,
    [
      'match',
      ['get', 'class'],
      ['sea', 'Lake'],
      ['literal', ['Fraunces Regular Italic']],
      ['literal', ['sans-serif Bold']],
    ],
  ]);
});

test('fonts by zoom, in the legacy syntax', () => {
  const asked = {
    base: 1,
    stops: [
      [4, ['DIN Pro Bold']],
      [6, ['DIN Pro Italic']],
    ],
  };
  expect(inOwnFonts(asked)).toEqual({
    base: 1,
    stops: [
      [4, ['sans-serif Bold']],
      [6, ['Fraunces Regular Italic']],
    ],
  });
});
