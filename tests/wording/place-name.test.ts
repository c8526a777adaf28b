import { expect, test } from 'vitest';
import { shortPlaceName } from '#src/wording/place-name.ts';

test.each([
  ['Innsbruck, Tyrol, Austria', 'Innsbruck'],
  ['Atlantic Ocean', 'Atlantic Ocean'],
  ['', ''],
])('the short name of %j is %j', (place, short) => {
  expect(shortPlaceName(place)).toBe(short);
});
