import { expect, test } from 'vitest';
import { createLand } from '#data/ways/land.ts';
import type { Land } from '#data/ways/land.ts';
import { readLongBridges } from '#data/ways/long-bridges.ts';
import { lengthInMetres, pointAt } from '#data/ways/metres.ts';
import { mendOffShore } from '#data/ways/off-shore.ts';
import type { Way, WayClass } from '#data/ways/way.ts';
import { GULF, metreGrid } from './metre-grid.ts';
import type { Metres, MetreGrid } from './metre-grid.ts';

const longBridges = await readLongBridges();

/** Two shores from north to south, and a strait of so many metres between them. */
function strait(widthM: number, grid: MetreGrid): Land {
  const half = widthM / 2;
  return createLand([
    grid.line([-40_000, 30_000], [-half, 30_000], [-half, -30_000], [-40_000, -30_000]),
    grid.line([half, 30_000], [40_000, 30_000], [40_000, -30_000], [half, -30_000]),
  ]);
}

/** A way from 5 km before a strait to 5 km beyond it. */
function across(widthM: number, kind: WayClass, grid: MetreGrid = GULF) {
  const end = widthM / 2 + 5000;
  const way: Way = { class: kind, line: grid.line([-end, 0], [end, 0]) };
  return mendOffShore([way], { land: strait(widthM, grid), longBridges });
}

/** Land in the north, the sea south of it. */
const coast = createLand([
  GULF.line([-30_000, 20_000], [30_000, 20_000], [30_000, 0], [-30_000, 0]),
]);

function along(kind: WayClass, ...points: Metres[]) {
  const { ways, counts } = mendOffShore([{ class: kind, line: GULF.line(...points) }], {
    land: coast,
    longBridges,
  });
  const souths = ways.flatMap(({ line }) => GULF.metres(line).map(([, north]) => -north));
  return { ways, counts, farthestOutM: Math.max(...souths) };
}

const NOTHING = { ferries: 0, tunnels: 0, snapped: 0, bridges: 0 };

function classesOf(ways: readonly Way[]): WayClass[] {
  return ways.map((way) => way.class);
}

test('a road stored across 20 km of sea is a ferry there, and a road on both shores', () => {
  const { ways, counts } = across(20_000, 'primary');
  expect(classesOf(ways)).toEqual(['primary', 'ferry', 'primary']);
  expect(counts).toEqual({ ...NOTHING, ferries: 1 });
  const lengths = ways.map(({ line }) => Math.round(lengthInMetres(line) / 1000));
  expect(lengths).toEqual([5, 20, 5]);
});

test('one can change from the road to the ferry: each begins where the other ends', () => {
  const [before, ferry, after] = across(20_000, 'primary').ways.map(({ line }) => line);
  if (before === undefined || ferry === undefined || after === undefined) throw new Error('pieces');
  expect(pointAt(ferry, 0)).toEqual(pointAt(before, before.length / 2 - 1));
  expect(pointAt(after, 0)).toEqual(pointAt(ferry, ferry.length / 2 - 1));
});

test('a railway across as much sea runs in a tunnel', () => {
  const { ways, counts } = across(20_000, 'rail');
  expect(classesOf(ways)).toEqual(['rail', 'tunnel', 'rail']);
  expect(counts).toEqual({ ...NOTHING, tunnels: 1 });
});

test('a road across 4 or 9 km of sea is a bridge, in one piece and where it was', () => {
  for (const widthM of [4000, 9000]) {
    const { ways, counts } = across(widthM, 'major');
    expect(classesOf(ways)).toEqual(['major']);
    expect(counts).toEqual({ ...NOTHING, bridges: 1 });
    const points = GULF.metres(ways[0]?.line ?? new Float64Array());
    expect(points.at(0)).toEqual([-widthM / 2 - 5000, 0]);
    expect(points.at(-1)).toEqual([widthM / 2 + 5000, 0]);
    expect(points.every(([, north]) => north === 0)).toBe(true);
  }
});

test('9 km of water in the fjords of Patagonia are a ferry, 5 km are none', () => {
  const fjord = metreGrid(-45.17, -73.59);
  expect(classesOf(across(9000, 'road', fjord).ways)).toEqual(['road', 'ferry', 'road']);
  expect(classesOf(across(5000, 'road', fjord).ways)).toEqual(['road']);
});

test('one drives over the Øresund, and over as wide a sound elsewhere one does not', () => {
  const sound = metreGrid(55.6, 12.75);
  expect(classesOf(across(16_000, 'major', sound).ways)).toEqual(['major']);
  expect(across(16_000, 'major').counts.ferries).toBe(1);
});

test('a road drawn 600 m off the coast it follows is brought on land', () => {
  const { ways, counts } = along('road', [-10_000, -600], [10_000, -600]);
  expect(counts).toEqual({ ...NOTHING, snapped: 1 });
  expect(classesOf(ways)).toEqual(['road']);
  const line = ways[0]?.line ?? new Float64Array();
  const depths = GULF.metres(line).map(([, north]) => north);
  expect(new Set(depths)).toEqual(new Set([150]));
});

test('a road that leaves the land and follows the coast stays one road, no more than a step out', () => {
  const { ways, counts, farthestOutM } = along(
    'road',
    [-12_000, 1000],
    [-10_000, -600],
    [10_000, -600],
    [12_000, 1000],
  );
  expect(counts).toEqual({ ...NOTHING, snapped: 1 });
  expect(classesOf(ways)).toEqual(['road']);
  expect(farthestOutM).toBeLessThan(250);
});

test('a road on a spit of land narrower than 150 m stands on its shore', () => {
  const spit = createLand([GULF.line([-30_000, 100], [30_000, 100], [30_000, 0], [-30_000, 0])]);
  const way: Way = { class: 'road', line: GULF.line([-10_000, -600], [10_000, -600]) };
  const [mended] = mendOffShore([way], { land: spit, longBridges }).ways;
  const norths = GULF.metres(mended?.line ?? new Float64Array()).map(([, north]) => north);
  expect(norths.filter((north) => north !== 0)).toEqual([]);
});

test('a road that runs 3 km off the coast is left where it is', () => {
  const { counts, farthestOutM } = along(
    'road',
    [-4000, 500],
    [-3000, -3000],
    [3000, -3000],
    [4000, 500],
  );
  expect(counts).toEqual({ ...NOTHING, bridges: 1 });
  expect(farthestOutM).toBe(3000);
});

test('a road that crosses 200 m of water is left where it is', () => {
  const road: Way = { class: 'road', line: GULF.line([-5900, 0], [5900, 0]) };
  const { ways, counts } = mendOffShore([road], { land: strait(200, GULF), longBridges });
  expect(counts).toEqual(NOTHING);
  expect(classesOf(ways)).toEqual(['road']);
  expect(GULF.metres(ways[0]?.line ?? new Float64Array()).every(([, at]) => at === 0)).toBe(true);
});

test('a road on land and a ferry keep their points', () => {
  const road: Way = { class: 'road', line: GULF.line([0, 500], [8000, 900]) };
  const ferry: Way = { class: 'ferry', line: GULF.line([0, 500], [0, -9000]) };
  expect(mendOffShore([road, ferry], { land: coast, longBridges })).toEqual({
    ways: [road, ferry],
    counts: NOTHING,
  });
});
