import { readSettlementsById } from '../gazetteer/settlements.ts';
import { writePackPart } from '../pack-file.ts';
import type { PackContent } from '../pack-file.ts';
import { readCountries } from './countries.ts';
import { cutTiles } from './cut-tiles.ts';
import type { Shape } from './cut-tiles.ts';
import { readDivisionBorders } from './divisions.ts';
import { encodeTile } from './encode-tile.ts';
import type { TagValue } from './encode-tile.ts';
import { mercatorX, mercatorY } from './geometry/mercator.ts';
import { groundRaster } from './ground.ts';
import { cityLabels } from './labels/cities.ts';
import { countryLabels } from './labels/country-labels.ts';
import type { Label } from './labels/label.ts';
import { referenceLabels } from './labels/reference-labels.ts';
import { onRiver } from './labels/river-places.ts';
import { handWrittenLabels } from './labels/tables.ts';
import { TILE_LEVELS } from './levels.ts';
import { readPlaces } from './places.ts';
import { measureRemoteness } from './remoteness.ts';
import { readRivers } from './rivers.ts';
import { coarsenessBy, projectWorld, shapesOf } from './shapes.ts';
import { readShorelines } from './shorelines.ts';
import { intoFiles } from './tile-files.ts';
import { writeTilePack } from './tile-pack-writer.ts';
import type { PackedTile } from './tile-pack-writer.ts';

/** Maximum size of a regional file, gzipped. */
const REGION_BYTES = 330_000;
/**
 * The tiles of level 3 that the first view of the planner shows: Europe and what surrounds it. They
 * have a file of their own; the first file, which is loaded before all others, is the world.
 */
const FIRST_VIEW = { z: 3, west: 2, east: 5, north: 1, south: 3 };

/** Builds the basemap's part of the data pack: tiles by region and the raster of ground colours. */
export async function buildBasemap(referenceFolder: string): Promise<void> {
  const tiles = await buildTiles(referenceFolder);
  const ofView = tiles.filter(isOfFirstView);
  const files = [
    { regions: ofView.map(({ z, x, y }) => ({ level: z, z, x, y })), tiles: ofView },
    ...TILE_LEVELS.filter((level) => level.z > 1).flatMap(({ z }) =>
      intoFiles(
        tiles.filter((tile) => tile.z === z && !isOfFirstView(tile)),
        REGION_BYTES,
      ),
    ),
  ];
  const regions = files.flatMap((file, at) =>
    file.regions.map((region) => ({ ...region, file: at })),
  );
  const contents: PackContent[] = [
    {
      name: 'basemap/first',
      bytes: writeTilePack(
        tiles.filter(({ z }) => z === 1),
        regions,
      ),
    },
    ...files.map((file, at) => ({ name: `basemap/tiles-${at}`, bytes: writeTilePack(file.tiles) })),
    { name: 'basemap/ground', bytes: await groundRaster(referenceFolder) },
  ];
  await writePackPart('basemap', 'basemap', contents);
}

function isOfFirstView(tile: PackedTile): boolean {
  const { z, west, east, north, south } = FIRST_VIEW;
  return tile.z === z && tile.x >= west && tile.x <= east && tile.y >= north && tile.y <= south;
}

async function buildTiles(referenceFolder: string): Promise<PackedTile[]> {
  const places = readPlaces();
  const { countries, borders } = await readCountries();
  const rivers = readRivers();
  const world = projectWorld(readShorelines('h'), rivers, borders, await readDivisionBorders());
  const coarseness = coarsenessBy(measureRemoteness(places));
  const handWritten = [...(await countryLabels(countries)), ...(await handWrittenLabels())];
  const labels = [
    ...handWritten.map((label) => onRiver(label, rivers)),
    ...(await referenceLabels(referenceFolder, handWritten)),
    ...cityLabels(places, await readSettlementsById()),
  ];
  return TILE_LEVELS.flatMap((level, at) => {
    const shapes = [
      ...shapesOf(world, level, coarseness),
      ...labels.filter((label) => levelOf(label) === at).map(labelShape),
    ];
    return cutTiles(shapes, level.z).map(({ z, x, y, layers }) => ({
      z,
      x,
      y,
      bytes: encodeTile(layers, z),
    }));
  }).filter((tile) => tile.bytes.length > 0);
}

/** Each label is stored once, in the coarsest level that is shown at its first zoom. */
function levelOf(label: Label): number {
  return Math.max(
    0,
    TILE_LEVELS.findLastIndex((level) => label.zoom >= level.z + 1),
  );
}

function labelShape(label: Label): Shape {
  return {
    layer: 'label',
    kind: 'point',
    parts: [Float64Array.of(mercatorX(label.lon), mercatorY(label.lat))],
    tags: labelTags(label),
  };
}

/** Leaves out the values that most names of a tile share; the reader of the tiles fills them in. */
function labelTags(label: Label): Record<string, TagValue> {
  const usualZoom = (TILE_LEVELS[levelOf(label)]?.z ?? 0) + 1;
  return {
    ...(label.kind === 'city' ? {} : { kind: label.kind }),
    name_en: label.en,
    ...(label.de === label.en ? {} : { name_de: label.de }),
    ...(label.zoom === usualZoom ? {} : { zoom: label.zoom }),
    ...(label.until === undefined ? {} : { until: label.until }),
    ...(label.size === undefined || label.size === 4 ? {} : { size: label.size }),
    ...(label.height === undefined ? {} : { height: label.height }),
  };
}
