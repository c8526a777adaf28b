import { expect, test } from 'vitest';
import { splitNear } from '#src/result/activities/near-line.tsx';

test.each([
  ['Skuleskogen National Park, 7 km W', 'Skuleskogen National Park', '7 km W'],
  ['Skuleberget, 294 m, 16\u00A0km WSW', 'Skuleberget, 294 m', '16\u00A0km WSW'],
  ['36\u00A0km ESE', '', '36\u00A0km ESE'],
  ['You are in it', 'You are in it', ''],
  ['', '', ''],
])('%j is split into feature and distance', (near, feature, distance) => {
  expect(splitNear(near)).toEqual({ feature, distance });
});
