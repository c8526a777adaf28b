import { expect, test } from 'vitest';
import { isSameMountain } from '#src/recommender/decide/ideas/same-mountain.ts';
import type { Sight, SightKind } from '#src/domain/place/sights.ts';

function sight(name: string, kind: SightKind, lat: number, lng: number): Sight {
  return {
    id: name,
    names: { en: name, de: name },
    kind,
    lat,
    lng,
    countries: ['DE'],
    fame: 1,
    distanceKm: 5,
    size: null,
    months: [],
    hours: null,
    needs: [],
    access: [],
    tags: [],
    isWritten: true,
  };
}

const ZUGSPITZE = sight('Zugspitze', 'cable-car', 47.42, 10.98);

test('a summit and the railway to it are one mountain', () => {
  const railway = sight('Bavarian Zugspitze Railway', 'railway', 47.49, 11.09);
  expect(isSameMountain(ZUGSPITZE, railway)).toBe(true);
});

test('a lake below, another summit, and a namesake far away are not', () => {
  expect(isSameMountain(ZUGSPITZE, sight('Zugspitze lake', 'lake', 47.45, 10.98))).toBe(false);
  expect(isSameMountain(ZUGSPITZE, sight('Alpspitze', 'summit', 47.43, 11.05))).toBe(false);
  expect(isSameMountain(ZUGSPITZE, sight('Zugspitze', 'summit', 48.9, 13))).toBe(false);
});
