import VectorTile from 'ol/VectorTile.js';
import MVT from 'ol/format/MVT.js';
import { fromLonLat } from 'ol/proj.js';
import { TileSourceEvent } from 'ol/source/Tile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import TileGrid from 'ol/tilegrid/TileGrid.js';
import { expect, test } from 'vitest';
import { createTileStatus } from '#src/map/remote/tile-status.ts';

const WORLD_M = 20_037_508.342_789_244;
/** At this resolution (zoom 1 of 512-pixel tiles) the world is two tiles by two. */
const TWO_BY_TWO = WORLD_M / 512;
const WORLD = [-WORLD_M + 1, -WORLD_M + 1, WORLD_M - 1, WORLD_M - 1];

function create(extent: number[] = [-WORLD_M, -WORLD_M, WORLD_M, WORLD_M]) {
  const resolutions = Array.from({ length: 8 }, (_, z) => (2 * TWO_BY_TWO) / 2 ** z);
  const tileGrid = new TileGrid({
    extent,
    origin: [-WORLD_M, WORLD_M],
    tileSize: 512,
    resolutions,
  });
  const source = new VectorTileSource({ format: new MVT(), tileGrid });
  const reported: string[] = [];
  const status = createTileStatus(source, (outcome) => reported.push(outcome));
  const note = (type: string, coordinate: number[]) => {
    const tile = new VectorTile(coordinate, 0, '', new MVT(), () => undefined);
    source.dispatchEvent(new TileSourceEvent(type, tile));
  };
  return { status, note, reported };
}

test('tiles without an event are pending', () => {
  const { status } = create();
  expect(status.coverageOf(WORLD, TWO_BY_TWO)).toEqual({
    total: 4,
    covered: 0,
    pending: 4,
    failed: 0,
  });
});

test('loaded and failed tiles are counted and reported', () => {
  const { status, note, reported } = create();
  note('tileloadstart', [1, 0, 0]);
  note('tileloadend', [1, 0, 0]);
  note('tileloaderror', [1, 1, 0]);
  expect(status.coverageOf(WORLD, TWO_BY_TWO)).toEqual({
    total: 4,
    covered: 1,
    pending: 2,
    failed: 1,
  });
  expect(reported).toEqual(['loaded', 'failed']);
});

test('a coarser tile covers pending tiles, but not a failed one', () => {
  const { status, note } = create();
  note('tileloadend', [0, 0, 0]);
  note('tileloaderror', [1, 1, 1]);
  expect(status.coverageOf(WORLD, TWO_BY_TWO)).toEqual({
    total: 4,
    covered: 3,
    pending: 3,
    failed: 1,
  });
});

test('tiles wrap around the antimeridian', () => {
  const { status, note } = create();
  note('tileloadend', [1, 2, 0]);
  const wrappedWorld = [2, 0, 2, 0].map((worlds, at) => (WORLD[at] ?? 0) + worlds * WORLD_M);
  expect(status.coverageOf(wrappedWorld, TWO_BY_TWO).covered).toBe(1);
  expect(status.coverageOf(WORLD, TWO_BY_TWO).covered).toBe(1);
});

test('tiles outside the extent of the source are not pending', () => {
  const [west = 0, south = 0] = fromLonLat([5, 45]);
  const [east = 0, north = 0] = fromLonLat([15, 50]);
  const { status } = create([west, south, east, north]);
  expect(status.coverageOf(WORLD, TWO_BY_TWO)).toEqual({
    total: 4,
    covered: 0,
    pending: 1,
    failed: 0,
  });
});
