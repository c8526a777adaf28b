import { expect, test } from 'vitest';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { familyOf } from '#src/map/labels/look/sight-families.ts';

test.each([
  ['water', ['beach', 'waterfall', 'lake', 'dive-site', 'boat-trip', 'bath', 'lighthouse']],
  ['park', ['park', 'garden', 'wildlife', 'trail', 'winery']],
  ['peak', ['viewpoint', 'summit', 'cave', 'glacier', 'ski-area', 'climbing-area', 'cable-car']],
  ['culture', ['castle', 'museum', 'temple', 'village', 'christmas-market', 'railway']],
] as const)('one sees by its colour that a sight is of the family %s', (family, kinds) => {
  expect(kinds.map(familyOf)).toEqual(kinds.map(() => family));
});

test('each family has sights, and no one of them half of all kinds', () => {
  const families = SIGHT_KINDS.map(familyOf);
  const counts = ['water', 'park', 'peak', 'culture'].map(
    (name) => families.filter((family) => family === name).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBeLessThan(SIGHT_KINDS.length / 2);
});
