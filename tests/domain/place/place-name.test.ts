import { expect, test } from 'vitest';
import { placeParts, shortPlaceName } from '#src/domain/place/place-name.ts';

test.each([
  ['Innsbruck, Tyrol, Austria', 'Innsbruck', 'Tyrol, Austria'],
  ['Atlantic Ocean', 'Atlantic Ocean', ''],
  ['', '', ''],
  ['47,38° N 11,48° O', '47,38° N 11,48° O', ''],
])('%j is a short name and its surroundings', (place, name, context) => {
  expect(placeParts(place)).toEqual({ name, context });
  expect(shortPlaceName(place)).toBe(name);
});
