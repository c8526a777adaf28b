import { expect, test } from 'vitest';
import { isAbort } from '#src/domain/errors.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { Places } from '#src/domain/ports.ts';

const ZERMATT = { lat: 46.02, lng: 7.75 };

/** The contract of every source of named places (src/domain/ports.ts); it must know the Alps. */
export function placesContract(createPlaces: () => Places): void {
  test('places are of the requested kinds within the radius, nearest first', async () => {
    const query = { kinds: ['peak', 'village', 'town'], radiusKm: 25, limit: 10 } as const;
    const found = await createPlaces().near(ZERMATT, query);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ kind }) => query.kinds.some((asked) => asked === kind))).toBe(true);
    expect(found.every(({ distanceKm: km }) => km <= query.radiusKm)).toBe(true);
    expect(found.map(({ distanceKm: km }) => km)).toEqual(
      found.map(({ distanceKm: km }) => km).toSorted((a, b) => a - b),
    );
  });

  test('the distance is measured from the point', async () => {
    const query = { kinds: ['peak'], radiusKm: 30, limit: 5 } as const;
    for (const peak of await createPlaces().near(ZERMATT, query)) {
      expect(peak.distanceKm).toBeCloseTo(distanceKm(ZERMATT, peak), 3);
    }
  });

  test('the limit holds for each kind', async () => {
    const query = { kinds: ['village', 'town'], radiusKm: 60, limit: 2 } as const;
    const found = await createPlaces().near(ZERMATT, query);
    expect(found.filter(({ kind }) => kind === 'village')).toHaveLength(2);
    expect(found.filter(({ kind }) => kind === 'town')).toHaveLength(2);
  });

  test('no kinds find nothing', async () => {
    const found = await createPlaces().near(ZERMATT, { kinds: [], radiusKm: 50, limit: 9 });
    expect(found).toEqual([]);
  });

  test('an aborted request rejects with an AbortError', async () => {
    const controller = new AbortController();
    controller.abort();
    const query = { kinds: ['peak'], radiusKm: 10, limit: 1 } as const;
    await expect(createPlaces().near(ZERMATT, query, controller.signal)).rejects.toSatisfy(isAbort);
  });
}
