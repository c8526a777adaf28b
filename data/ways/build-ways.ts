import { cutTiles } from '../basemap/cut-tiles.ts';
import type { Shape } from '../basemap/cut-tiles.ts';
import { drawnLand } from '../basemap/drawn-land.ts';
import { encodeTile } from '../basemap/encode-tile.ts';
import { latitudeOf } from '../basemap/geometry/mercator.ts';
import { simplifyLine, simplifyRing } from '../basemap/geometry/simplify.ts';
import { intoFiles } from '../basemap/tile-files.ts';
import { writeTilePack } from '../basemap/tile-pack-writer.ts';
import { writePackPart } from '../pack-file.ts';
import { withoutOverlaps } from './built-up.ts';
import { createLand } from './land.ts';
import { readLongBridges } from './long-bridges.ts';
import { closeGaps } from './loose-ends.ts';
import { lengthInMetres } from './metres.ts';
import type { Point } from './metres.ts';
import { mendOffShore } from './off-shore.ts';
import { withoutStrays } from './strays.ts';
import { withoutTwins } from './twins.ts';
import { readBuiltUp, readWays } from './way.ts';
import type { Way, WayClass } from './way.ts';

/** The only level: it is drawn larger from zoom 9 on. */
const LEVEL = 7;
/** Maximum size of a regional file, gzipped: a phone needs one or two of them for a trip. */
const REGION_BYTES = 150_000;
/** Metres that a simplified line may be off; a unit of the Mercator world at the equator. */
const WAY_TOLERANCE = 150 / 40_075_017;
const BUILT_UP_TOLERANCE = 300 / 40_075_017;
/** Pieces of a line that nobody sees. */
const SHORTEST_WAY_M = 200;

/** The layer in which src/providers/basemap/tiles draws them, and the rank where there are several. */
const LAYER: Readonly<Record<WayClass, { layer: string; tags?: { rank: number } }>> = {
  major: { layer: 'road', tags: { rank: 0 } },
  primary: { layer: 'road', tags: { rank: 1 } },
  road: { layer: 'road', tags: { rank: 2 } },
  track: { layer: 'road', tags: { rank: 3 } },
  rail: { layer: 'rail', tags: { rank: 0 } },
  tunnel: { layer: 'rail', tags: { rank: 1 } },
  ferry: { layer: 'ferry' },
};

/** Builds roads, railways, ferries and built-up land: tiles of their own, loaded from zoom 7 on. */
export async function buildWays(referenceFolder: string): Promise<void> {
  const source = [
    ...(await readWays(referenceFolder, 'roads.tsv')),
    ...(await readWays(referenceFolder, 'railroads.tsv')),
  ];
  const ways = cleaned(source, await readLongBridges());
  const { areas, cut, dropped } = withoutOverlaps(await readBuiltUp(referenceFolder));
  console.log(
    `built-up areas: ${areas.length}, ${cut} cut at their tile, ${dropped} dropped as copies`,
  );
  const shapes = [...ways.map(wayShape), ...areas.map(builtUpShape)];
  const tiles = cutTiles(shapes, LEVEL)
    .map(({ z, x, y, layers }) => ({ z, x, y, bytes: encodeTile(layers, z) }))
    .filter(({ bytes }) => bytes.length > 0);
  const files = intoFiles(tiles, REGION_BYTES);
  const regions = files.flatMap((file, at) =>
    file.regions.map((region) => ({ ...region, file: at })),
  );
  await writePackPart('ways', 'basemap', [
    { name: 'ways/first', bytes: writeTilePack([], regions) },
    ...files.map((file, at) => ({ name: `ways/tiles-${at}`, bytes: writeTilePack(file.tiles) })),
  ]);
}

/** Mends what the source has wrong, and prints how much of it. */
function cleaned(source: readonly Way[], longBridges: readonly Point[]): Way[] {
  const unique = withoutTwins(source);
  const { ways, counts } = mendOffShore(unique, { land: createLand(drawnLand()), longBridges });
  const closed = closeGaps(ways);
  const met = withoutStrays(ways);
  console.log(`lines: ${source.length}, ${source.length - unique.length} dropped as twins`);
  console.log(`over the sea: ${JSON.stringify(counts)}`);
  console.log(`ends led on to a line: ${closed}`);
  console.log(`short pieces that met no line, dropped: ${ways.length - met.length}`);
  return met.filter(({ line }) => lengthInMetres(line) >= SHORTEST_WAY_M);
}

function wayShape({ class: kind, line }: Way): Shape {
  return { kind: 'line', ...LAYER[kind], parts: [simplifyLine(line, WAY_TOLERANCE, byLatitude)] };
}

function builtUpShape(rings: Float64Array[]): Shape {
  const parts = rings.map((ring) => simplifyRing(ring, BUILT_UP_TOLERANCE, byLatitude));
  return { layer: 'built', kind: 'area', parts };
}

/** Mercator magnifies: the same metres are more of the map away from the equator. */
function byLatitude(_: number, y: number): number {
  return 1 / Math.cos((latitudeOf(y) * Math.PI) / 180);
}
