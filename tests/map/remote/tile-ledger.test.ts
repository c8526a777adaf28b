import VectorTile from 'ol/VectorTile.js';
import MVT from 'ol/format/MVT.js';
import { fromLonLat } from 'ol/proj.js';
import { TileSourceEvent } from 'ol/source/Tile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import TileGrid from 'ol/tilegrid/TileGrid.js';
import { expect, test } from 'vitest';
import { createTileLedger } from '#src/map/remote/tile-ledger.ts';

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
  const told: string[] = [];
  const ledger = createTileLedger(source, (outcome) => told.push(outcome));
  const note = (type: string, coordinate: number[]) => {
    const tile = new VectorTile(coordinate, 0, '', new MVT(), () => undefined);
    source.dispatchEvent(new TileSourceEvent(type, tile));
  };
  return { ledger, note, told };
}

test('what no one has heard of is still to come', () => {
  const { ledger } = create();
  expect(ledger.coverOf(WORLD, TWO_BY_TWO)).toEqual({
    total: 4,
    covered: 0,
    pending: 4,
    failed: 0,
  });
});

test('tiles that arrive and fail are counted and told', () => {
  const { ledger, note, told } = create();
  note('tileloadstart', [1, 0, 0]);
  note('tileloadend', [1, 0, 0]);
  note('tileloaderror', [1, 1, 0]);
  expect(ledger.coverOf(WORLD, TWO_BY_TWO)).toEqual({
    total: 4,
    covered: 1,
    pending: 2,
    failed: 1,
  });
  expect(told).toEqual(['loaded', 'failed']);
});

test('a coarser tile stands in for those on their way, not for a failed one', () => {
  const { ledger, note } = create();
  note('tileloadend', [0, 0, 0]);
  note('tileloaderror', [1, 1, 1]);
  expect(ledger.coverOf(WORLD, TWO_BY_TWO)).toEqual({
    total: 4,
    covered: 3,
    pending: 3,
    failed: 1,
  });
});

test('east of the date line it is the same tile again', () => {
  const { ledger, note } = create();
  note('tileloadend', [1, 2, 0]);
  const onceAround = [2, 0, 2, 0].map((worlds, at) => (WORLD[at] ?? 0) + worlds * WORLD_M);
  expect(ledger.coverOf(onceAround, TWO_BY_TWO).covered).toBe(1);
  expect(ledger.coverOf(WORLD, TWO_BY_TWO).covered).toBe(1);
});

test('outside the area of the source nothing is to come', () => {
  const [west = 0, south = 0] = fromLonLat([5, 45]);
  const [east = 0, north = 0] = fromLonLat([15, 50]);
  const { ledger } = create([west, south, east, north]);
  expect(ledger.coverOf(WORLD, TWO_BY_TWO)).toEqual({
    total: 4,
    covered: 0,
    pending: 1,
    failed: 0,
  });
});
