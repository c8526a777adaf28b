import { expect, test } from 'vitest';
import { monthsInWords } from '#src/recommender/say/sights/months-in-words.ts';

test.each([
  ['Before noon, while the ridge is free of cloud', 'en', false, []],
  ['Mid-October, when the maples are on fire', 'en', false, [10]],
  ['March to July, with albatross chicks', 'en', false, [3, 4, 5, 6, 7]],
  ['Dry days from late June to mid-September', 'en', false, [6, 7, 8, 9]],
  ['December and January, or May', 'en', false, [1, 5, 12]],
  ['November to February', 'en', false, [1, 2, 11, 12]],
  ['A clear winter day', 'en', false, [1, 2, 12]],
  ['A clear winter day', 'en', true, [6, 7, 8]],
  ['Water from the spring', 'en', false, []],
  ['It may rain', 'en', false, []],
  ['Autumn mornings', 'en', false, [9, 10, 11]],
  ['Late spring to autumn', 'en', false, [3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['Winter jacket, hat and gloves, in July too', 'en', false, [7]],
  ['June–August', 'en', false, [6, 7, 8]],
  ['Mitte Oktober, wenn der Ahorn brennt', 'de', false, [10]],
  ['Von Ende Juni bis Mitte September', 'de', false, [6, 7, 8, 9]],
  ['An einem Sommerabend', 'de', false, [6, 7, 8]],
  ['Im Mai', 'de', true, [5]],
  ['Spätes Frühjahr bis Herbst', 'de', false, [3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['Winterjacke, auch im Juli', 'de', false, [7]],
  ['März bis Juli', 'de', false, [3, 4, 5, 6, 7]],
] as const)('“%s” (%s, south: %s)', (phrase, language, isSouth, months) => {
  expect(monthsInWords(phrase, language, isSouth)).toEqual(months);
});
