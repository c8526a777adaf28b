import { expect, test } from 'vitest';
import { matchedPart } from '#src/planner/location-modal/matched-part.ts';

test.each([
  ['Skuleberget', 'skul', ['', 'Skul', 'eberget']],
  ['Örnsköldsvik', 'orns', ['', 'Örns', 'köldsvik']],
  ['Bad Tölz', 'tolz', ['Bad ', 'Tölz', '']],
  ['Bad Tölz', 'bad t', ['', 'Bad T', 'ölz']],
  ['Munich', 'Munich, Bavaria, Germany', ['', 'Munich', '']],
  ['Tromsø', 'zzz', ['Tromsø', '', '']],
  ['Innsbruck', 'bruck', ['Innsbruck', '', '']],
  ['Innsbruck', '  ', ['Innsbruck', '', '']],
])('of %j typed as %j is marked', (name, text, parts) => {
  expect(matchedPart(name, text)).toEqual(parts);
});
