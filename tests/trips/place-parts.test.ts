import { expect, test } from 'vitest';
import { placeParts } from '#src/trips/place-parts.ts';

test.each([
  ['High Coast, Västernorrland, Sweden', 'High Coast', 'Västernorrland, Sweden'],
  ['Atlantic Ocean', 'Atlantic Ocean', ''],
  ['', '', ''],
])('%j is a name and its surroundings', (place, name, context) => {
  expect(placeParts(place)).toEqual({ name, context });
});
