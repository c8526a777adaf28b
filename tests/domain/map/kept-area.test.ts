import { array, assert, constantFrom, double, integer, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEPT_KM, KEPT_TILES, keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import type { KeptTile } from '#src/domain/map/kept-area.ts';
import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import { mapTileBounds } from '#src/domain/map/map-tile-bounds.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';

const WORLD: TileSource = { template: 'x/{z}/{x}/{y}', minZoom: 0, maxZoom: 14, bounds: null };
const SOURCES = { tiles: WORLD, terrain: { ...WORLD, maxZoom: 13 } };
const ANDORRA = { lat: 42.5063, lng: 1.5218 };

const anyPoint = record({
  lat: double({ min: -90, max: 90, noNaN: true }),
  lng: double({ min: -180, max: 180, noNaN: true }),
});

/** The tile of a point, by the formula of every map server. */
function tileAt({ lat, lng }: LatLng, z: number) {
  const count = 2 ** z;
  const radians = (lat * Math.PI) / 180;
  const mercator = Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI;
  return {
    x: Math.min(Math.floor(((lng + 180) / 360) * count), count - 1),
    y: Math.floor(((1 - mercator) / 2) * count),
  };
}

/** The point so far in this direction. */
function pointAt({ lat, lng }: LatLng, km: number, bearing: number): LatLng {
  const [from, way, turn] = [(lat * Math.PI) / 180, km / 6371, (bearing * Math.PI) / 180];
  const to = Math.asin(
    Math.sin(from) * Math.cos(way) + Math.cos(from) * Math.sin(way) * Math.cos(turn),
  );
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(way) * Math.cos(from),
    Math.cos(way) - Math.sin(from) * Math.sin(to),
  );
  const degrees = lng + (east * 180) / Math.PI;
  return { lat: (to * 180) / Math.PI, lng: ((((degrees + 180) % 360) + 360) % 360) - 180 };
}

const keysOf = (tiles: readonly KeptTile[]) => new Set(tiles.map(tileKey));

const zooms = (kind: string, tiles: readonly KeptTile[]) => [
  ...new Set(tiles.filter((tile) => tile.kind === kind).map(({ z }) => z)),
];
const within = (bounds: TileSource['bounds'], point: LatLng) =>
  keptTiles([point], { tiles: { ...WORLD, bounds }, terrain: null });

describe('the tiles of a kept map', () => {
  test('none is missing within 15 km of any point, at the date line and by the poles too', () => {
    const spot = record({
      share: double({ min: 0, max: 0.999, noNaN: true }),
      bearing: double({ min: 0, max: 360, noNaN: true }),
      z: integer({ min: 9, max: 14 }),
    });
    const places = oneof(
      anyPoint,
      record({
        lat: double({ min: -85, max: 85, noNaN: true }),
        lng: constantFrom(180, -180, 179.95, -179.99),
      }),
      record({
        lat: constantFrom(85.05, -85.05, 84.99, 85.1),
        lng: double({ min: -180, max: 180, noNaN: true }),
      }),
    );
    assert(
      property(places, array(spot, { minLength: 1, maxLength: 20 }), (point, spots) => {
        const tiles = keptTiles([point], SOURCES);
        const keys = keysOf(tiles);
        // By the poles there are more than one keeps: nothing is missing nearer than the last.
        const reach = tiles.length < KEPT_TILES ? KEPT_KM : (tiles.at(-1)?.km ?? 0);
        for (const { share, bearing, z } of spots) {
          const seen = pointAt(point, reach * share, bearing);
          if (Math.abs(seen.lat) >= 85.05) continue;
          expect(keys.has(tileKey({ kind: 'tiles', z, ...tileAt(seen, z) }))).toBe(true);
          if (z > 12) continue;
          expect(keys.has(tileKey({ kind: 'terrain', z, ...tileAt(seen, z) }))).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('none lies outside of the boxes of 15 km, and each is there once', () => {
    assert(
      property(array(anyPoint, { minLength: 1, maxLength: 3 }), (points) => {
        const tiles = keptTiles(points, SOURCES);
        expect(keysOf(tiles).size).toBe(tiles.length);
        for (const { z, x, y, km } of tiles) {
          const { south, north } = mapTileBounds(z, x, y);
          const isNear = points.some(
            ({ lat }) => south < lat + KEPT_KM / 111.19 && north > lat - KEPT_KM / 111.19,
          );
          expect(isNear).toBe(true);
          // The corner of the box.
          expect(km).toBeLessThan(KEPT_KM * 1.5);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('what is left out of a list is the outermost', () => {
    const tiles = keptTiles([ANDORRA, { lat: 42.6, lng: 1.9 }], SOURCES);
    const distances = tiles.map(({ km }) => km);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const first = tiles.slice(0, 20).map(({ z, kind }) => `${kind}/${z}`);
    expect(first).toContain('tiles/14');
    expect(first).toContain('terrain/12');
  });

  test('vector tiles reach zoom 14 and terrain zoom 12, or what their sources have', () => {
    const all = keptTiles([ANDORRA], SOURCES);
    expect(zooms('tiles', all).toSorted((a, b) => a - b)).toEqual([9, 10, 11, 12, 13, 14]);
    expect(zooms('terrain', all).toSorted((a, b) => a - b)).toEqual([9, 10, 11, 12]);
    const few = keptTiles([ANDORRA], {
      tiles: { ...WORLD, minZoom: 11, maxZoom: 12 },
      terrain: null,
    });
    expect(zooms('tiles', few).toSorted((a, b) => a - b)).toEqual([11, 12]);
    expect(zooms('terrain', few)).toEqual([]);
  });

  test('nothing outside the bounds of the source, also where these cross the date line', () => {
    const andorra = within([1.4, 42.4, 1.8, 42.7], ANDORRA);
    expect(andorra.length).toBeGreaterThan(100);
    for (const { z, x, y } of andorra) {
      const { west, south, east, north } = mapTileBounds(z, x, y);
      expect(west < 1.8 && east > 1.4 && south < 42.7 && north > 42.4).toBe(true);
    }
    expect(within([7.3, 43.7, 7.5, 43.8], ANDORRA)).toEqual([]);
    const fiji = { lat: -16.8, lng: 179.99 };
    expect(within([177, -20, -178, -15], fiji)).toHaveLength(within(null, fiji).length);
    expect(within([-178, -20, 177, -15], fiji)).toEqual([]);
  });

  test('places all over the world keep what lies next to each, and not without end', () => {
    const points = Array.from({ length: 300 }, (_, at) => ({ lat: (at % 60) - 30, lng: at - 150 }));
    const tiles = keptTiles(points, SOURCES);
    expect(tiles).toHaveLength(KEPT_TILES);
    const keys = keysOf(tiles);
    for (const point of points) {
      const { x, y } = tileAt(point, 14);
      expect(keys.has(tileKey({ kind: 'tiles', z: 14, x, y }))).toBe(true);
    }
    expect(Math.max(...tiles.map(({ km }) => km))).toBeLessThan(KEPT_KM);
    expect(distanceKm(ANDORRA, pointAt(ANDORRA, KEPT_KM, 70))).toBeCloseTo(KEPT_KM, 6);
  });
});
