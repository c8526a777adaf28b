import { expect, test } from 'vitest';
import { readTilePack } from '#src/providers/basemap/tiles/tile-pack.ts';
import { createTileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import { TILE_STEPS } from '#src/providers/basemap/tiles/vector-tile.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { isBuiltUp, linesOf, metresTo, readBuiltTiles } from './ways/built-tiles.ts';
import { findSeaRuns, nameOf } from './ways/sea-runs.ts';

/** Lines are drawn a little past the edges of their tile. */
const MARGIN_STEPS = 6;
const OFF_GUIANA = "the road off French Guiana's coast";

const files = Object.entries(PACK_INDEX).filter(([name]) => name.startsWith('ways/'));
const pack = createFileDataPack();
const tiles = await readBuiltTiles(createTileStore(pack, 'ways'));
const seaRuns = await findSeaRuns(createTileStore(pack, 'basemap'), tiles);

test('roads and railways of the world weigh less than 1.4 MB, their first file less than 1 kB', () => {
  expect(files.reduce((sum, [, file]) => sum + file.bytes, 0)).toBeLessThan(1_400_000);
  expect(PACK_INDEX['ways/first']?.bytes).toBeLessThan(1000);
});

test('no regional file weighs more than 150 kB', () => {
  expect(files.filter(([, file]) => file.bytes > 150_000)).toEqual([]);
});

test('every tile of the files is found by its region', async () => {
  const packs = await Promise.all(
    files.map(async ([name]) => readTilePack(await pack.bytes(name))),
  );
  expect(tiles).toHaveLength(packs.reduce((sum, { count }) => sum + count, 0));
});

test('every tile can be read, and holds nothing but what the map draws', () => {
  const kinds = tiles.flatMap(({ layers }) =>
    [...layers].flatMap(([layer, features]) =>
      features.map(({ kind, tags }) => [kind, layer, ...Object.values(tags)].join(' ')),
    ),
  );
  expect([...new Set(kinds)].toSorted()).toEqual([
    'area built',
    'line ferry',
    'line rail 0',
    'line rail 1',
    'line road 0',
    'line road 1',
    'line road 2',
    'line road 3',
  ]);
});

test('a line has two points or more, and lies in its tile', () => {
  const wrong = tiles.flatMap((tile) =>
    linesOf(tile)
      .filter(({ part }) => part.length < 4 || part.some(isOutside))
      .map(({ kind }) => `${kind} in ${tile.x}/${tile.y}`),
  );
  expect(wrong).toEqual([]);
});

test('no line of a tile is drawn twice, in either direction', () => {
  const twice = tiles.flatMap((tile) => {
    const known = new Set<string>();
    return linesOf(tile).flatMap(({ kind, part }) => {
      const points = Array.from({ length: part.length / 2 }, (_, at) =>
        part.slice(at * 2, at * 2 + 2),
      );
      // Stubs in the margin, which may well coincide, are not seen.
      const isSeen = points.some((point) => point.every((at) => at > 0 && at < TILE_STEPS));
      const ways = [points, points.toReversed()].map((order) => `${kind}: ${order.join()}`);
      const isKnown = ways.some((way) => known.has(way));
      for (const way of ways) known.add(way);
      return isSeen && isKnown ? [`${kind} in ${tile.x}/${tile.y}`] : [];
    });
  });
  expect(twice).toEqual([]);
});

test('from Dover to Calais one takes a ferry, or a train through a tunnel', () => {
  const midChannel = [51.044, 1.6] as const;
  expect(metresTo('ferry', tiles, midChannel)).toBeLessThan(1000);
  expect(metresTo('rail 1', tiles, midChannel)).toBeLessThan(3000);
  expect(metresTo('rail 0', tiles, midChannel)).toBeGreaterThan(10_000);
});

test('the motorway passes Bologna, and a railway reaches Kanazawa', () => {
  expect(metresTo('road 0', tiles, [44.53, 11.29])).toBeLessThan(600);
  expect(metresTo('rail 0', tiles, [36.578, 136.648])).toBeLessThan(600);
});

test('Dublin is built up, the mountains south of it are not', () => {
  expect(isBuiltUp(tiles, [53.345, -6.26])).toBe(true);
  expect(isBuiltUp(tiles, [53.08, -6.35])).toBe(false);
});

test.each([
  ['Mannheim', [49.54, 8.38]],
  ['Frankfurt', [50.18, 8.75]],
  ['Himeji', [34.82, 134.76]],
  ['Amman', [31.98, 35.89]],
] as const)('%s is built up, though its area shares a row with others', (_, town) => {
  expect(isBuiltUp(tiles, town)).toBe(true);
});

test('through the fjords of Chile one takes a ferry', () => {
  const fjords = [
    [-45.24, -73.53],
    [-45.12, -73.604],
    [-50.62, -74.743],
    [-51.64, -74.33],
  ] as const;
  for (const fjord of fjords) {
    expect(metresTo('ferry', tiles, fjord)).toBeLessThan(1000);
    expect(metresTo('road 2', tiles, fjord)).toBeGreaterThan(3000);
  }
});

test('only known bridges and dams lead a road over more than 15 km of sea', () => {
  const long = seaRuns.filter(({ lengthM }) => lengthM > 15_000);
  expect(long.map(nameOf).toSorted()).toEqual([
    'Afsluitdijk',
    'Chesapeake Bay Bridge-Tunnel',
    'Great Belt Bridge',
    'Hangzhou Bay Bridge',
    'King Fahd Causeway',
    'Lake Pontchartrain Causeway',
    OFF_GUIANA,
    'Øresund Bridge',
  ]);
});

test('no road or railway follows a coast half a kilometre off it, but for one', () => {
  // A bridge straight across gets as far from land as half its length.
  const following = seaRuns.filter(({ lengthM, offShoreM }) => offShoreM < lengthM / 6);
  expect(following.filter(({ offShoreM }) => offShoreM > 500).map(nameOf)).toEqual([OFF_GUIANA]);
});

function isOutside(step: number): boolean {
  return step < -MARGIN_STEPS || step > TILE_STEPS + MARGIN_STEPS || !Number.isInteger(step);
}
