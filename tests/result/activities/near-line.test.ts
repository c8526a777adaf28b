import { expect, test } from 'vitest';
import { nearLine } from '#src/result/activities/activities-section.tsx';

test.each([
  ['Skuleskogen National Park, 7 km W', 'Skuleskogen National Park', '7 km W'],
  ['Skuleberget, 294 m, 16\u00A0km WSW', 'Skuleberget, 294 m', '16\u00A0km WSW'],
  ['at the place itself', 'at the place itself', ''],
])('%j is split into feature and distance', (near, feature, distance) => {
  expect(nearLine(near)).toEqual({ feature, distance });
});
