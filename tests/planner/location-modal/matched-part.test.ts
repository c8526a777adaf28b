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
  ['Berlin', 'Reuterplatz 3, 12047 Berlin, Germany', ['', 'Berlin', '']],
  ['Innsbruck', 'near Innsbruck, Tyrol', ['', 'Innsbruck', '']],
  ['Tromsø', 'Storgata 5, 9008 Tromsø', ['', 'Tromsø', '']],
  ['Mountain View', '1600 Amphitheatre Parkway, Mountain View, CA', ['', 'Mountain View', '']],
  ['Wrocław', 'Breslau, Niederschlesien, Polen', ['Wrocław', '', '']],
  ['Hottingen', 'Hot Tub, Hottingen', ['', 'Hottingen', '']],
  ['Inari', 'in a hut, Inarijärvi', ['Inari', '', '']],
])('of %j typed as %j is marked', (name, text, parts) => {
  expect(matchedPart(name, text)).toEqual(parts);
});
