import { describe, expect, test } from 'vitest';
import { distanceKm } from '#src/domain/place/location.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { mapTileBounds } from '#src/domain/map/map-tile-bounds.ts';
import { fromMap } from '#src/map/coordinates.ts';
import { PLACE_LABEL_LEVEL } from '#src/providers/place-labels/place-label-level.ts';
import { createPlaceLabels } from '#src/providers/place-labels/place-labels.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';

const FLORENCE = { lat: 43.77, lng: 11.25 };

const labelsOf = createPlaceLabels(REAL.gazetteer, createPackSights(REAL.pack));
const valais = await labelsOf(133, 91);

function named(labels: readonly MapLabel[], name: string): MapLabel | undefined {
  return labels.find(({ names }) => names.en === name);
}

describe('the tile with Zermatt', () => {
  test('names the village and its neighbours, each where it is', () => {
    for (const [name, lat, lng] of [
      ['Zermatt', 46.02, 7.75],
      ['Macugnaga', 45.97, 7.97],
      ['Valtournenche', 45.88, 7.62],
      ['Aosta', 45.74, 7.32],
    ] as const) {
      const label = named(valais, name);
      const at = fromMap([label?.x ?? 0, label?.y ?? 0]);
      expect({ name, km: distanceKm(at, { lat, lng }) < 2.5 }).toEqual({ name, km: true });
    }
  });

  test('names sights in both languages', () => {
    expect(named(valais, 'Gorner Gorge')?.names.de).toBe('Gornerschlucht');
  });

  test('has nothing that lies in another tile', () => {
    const { west, south, east, north } = mapTileBounds(PLACE_LABEL_LEVEL, 133, 91);
    const beyond = valais.filter(({ x, y }) => {
      const { lat, lng } = fromMap([x, y]);
      const near = 1e-6;
      return lng < west - near || lng > east + near || lat < south - near || lat > north + near;
    });
    expect(valais.length).toBeGreaterThan(500);
    expect(beyond).toEqual([]);
  });
});

test('places of 1,500 and more, and famous villages, show from zoom 9, all others from zoom 10', () => {
  const places = valais.filter(({ kind }) => kind === 'city');
  const zooms = (from: number, to: number) => {
    const some = places.filter(({ population = 0 }) => population >= from && population < to);
    return [...new Set(some.map(({ zoom }) => zoom))].toSorted((a, b) => a - b);
  };
  expect(zooms(1600, Infinity)).toEqual([9]);
  expect(zooms(0, 1400)).toEqual([9, 10]);
  expect(named(valais, 'Breuil-Cervinia')?.zoom).toBe(9);
  expect(named(valais, 'Macugnaga')?.zoom).toBe(10);
});

test.each([
  { place: 'Tokyo', x: 227, y: 100, size: 0 },
  { place: 'Zurich', x: 134, y: 89, size: 2 },
  { place: 'Aosta', x: 133, y: 91, size: 3 },
  { place: 'Zermatt', x: 133, y: 91, size: 4 },
  { place: 'Macugnaga', x: 133, y: 91, size: 5 },
])('$place is named by its size', async ({ place, x, y, size }) => {
  expect(named(await labelsOf(x, y), place)?.size).toBe(size);
});

test('a capital shows from zoom 9, however few live there', async () => {
  const vaduz = named(await labelsOf(134, 89), 'Vaduz');
  expect(vaduz).toMatchObject({ kind: 'capital', zoom: 9 });
});

test('quarters show from zoom 12, large airports from zoom 9, small ones from zoom 11', async () => {
  const [bavaria, tyrol] = [await labelsOf(136, 88), await labelsOf(136, 89)];
  expect(named(tyrol, 'Pradl')).toMatchObject({ kind: 'quarter', zoom: 12 });
  expect(named(bavaria, 'Munich Airport')).toMatchObject({ kind: 'airport', zoom: 9, size: 0 });
  expect(named(tyrol, 'Innsbruck Airport')).toMatchObject({ kind: 'airport', zoom: 11, size: 1 });
});

test('a sight shows the earlier, the more famous it is, and tells its kind and id', () => {
  const sights = valais.filter(({ kind }) => kind === 'sight');
  expect(new Set(sights.map(({ zoom }) => zoom))).toEqual(new Set([9, 10, 11, 12]));
  expect(
    sights.every(({ zoom, size, sight }) => zoom === 8 + (sight?.fame ?? 0) && size === zoom - 9),
  ).toBe(true);
  expect(named(valais, 'Gornergrat')?.sight).toEqual({
    id: 'gornergrat-ch',
    kind: 'railway',
    fame: 1,
  });
});

test('at zoom 11 every village within 30 km of a pin has a label', async () => {
  const around = await Promise.all(
    [135, 136, 137].flatMap((x) => [92, 93, 94].map((y) => labelsOf(x, y))),
  );
  const shown = around.flat().filter(({ zoom }) => zoom <= 11);
  const names = new Set(shown.map((label) => label.names.en));
  // By the query that finds places for the ideas of a trip.
  const query = { kinds: ['village', 'town', 'city'] as const, radiusKm: 30, limit: 1000 };
  const near = await REAL.gazetteer.near(FLORENCE, { ...query, kinds: [...query.kinds] });
  expect(near.length).toBeGreaterThan(80);
  expect(near.map((place) => place.names.en).filter((name) => !names.has(name))).toEqual([]);
});

test('in the middle of the sea there is nothing to name', async () => {
  expect(await labelsOf(40, 165)).toEqual([]);
});

test('tiles at the date line name what lies on their own side', async () => {
  const [fiji, taveuni] = [await labelsOf(255, 139), await labelsOf(0, 139)];
  expect(fiji.length).toBeGreaterThan(0);
  expect(fiji.every(({ x }) => x > 0)).toBe(true);
  expect(taveuni.every(({ x }) => x < 0)).toBe(true);
});
