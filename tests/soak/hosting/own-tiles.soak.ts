import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';
import { findOrInstall } from '#tests/browsers/install-package.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TILES = join(ROOT, 'deploy/tiles');
const FOLDER = join(ROOT, 'tests/.artifacts/own-tiles');

/** A hut, a spring, a café, a path, steps and a cable car, as a mapper would enter them. */
const VALLEY = `<osm version="0.6" generator="hand">
<bounds minlat="42.5" minlon="1.5" maxlat="42.52" maxlon="1.53"/>
<node id="1" version="1" lat="42.501" lon="1.501"/>
<node id="2" version="1" lat="42.519" lon="1.529"/>
<node id="3" version="1" lat="42.51" lon="1.515">
  <tag k="tourism" v="alpine_hut"/><tag k="ele" v="2300"/>
  <tag k="name" v="Refugi"/><tag k="name:de" v="Hütte"/>
</node>
<node id="4" version="1" lat="42.511" lon="1.516"><tag k="natural" v="spring"/></node>
<node id="5" version="1" lat="42.512" lon="1.516"><tag k="amenity" v="cafe"/></node>
<way id="10" version="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="path"/></way>
<way id="11" version="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="steps"/></way>
<way id="12" version="1"><nd ref="1"/><nd ref="2"/><tag k="aerialway" v="cable_car"/></way>
<way id="13" version="1">
  <nd ref="1"/><nd ref="2"/><tag k="highway" v="track"/><tag k="access" v="private"/>
</way>
</osm>`;

const tileJsonSchema = v.object({
  tiles: v.tuple([v.string()]),
  minzoom: v.number(),
  maxzoom: v.number(),
  bounds: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  attribution: v.string(),
});

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  findOrInstall(() => ['/usr/bin/tilemaker'], 'tilemaker');
  findOrInstall(() => ['/usr/bin/osmium'], 'osmium-tool');
  findOrInstall(() => ['/usr/bin/gdalwarp'], 'gdal-bin');
});

test('the profile writes paths, huts, water and lifts for the zooms that walkers look at', () => {
  writeFileSync(join(FOLDER, 'valley.osm'), VALLEY);
  writeFileSync(join(FOLDER, 'config.json'), JSON.stringify(inlandConfig()));
  run('osmium', 'cat', 'valley.osm', '-o', 'valley.osm.pbf');
  const [config, profile] = ['config.json', join(TILES, 'process.lua')];
  const args = ['--input', 'valley.osm.pbf', '--output', 'vector/'];
  run('tilemaker', ...args, '--config', config, '--process', profile);
  const { tiles, ...about } = readTileJson('vector');
  expect(tiles).toEqual(['{z}/{x}/{y}.pbf']);
  expect(about).toMatchObject({ minzoom: 8, maxzoom: 14 });
  expect(about.attribution).toContain('© OpenStreetMap contributors');
  expect(featuresIn('11/1032/756')).toEqual(['transportation aerialway cable_car']);
  expect(featuresIn('12/2065/1512')).toEqual([
    'poi lodging alpine_hut Hütte 2300',
    'poi natural spring',
    'transportation aerialway cable_car',
    'transportation path',
  ]);
  expect(featuresIn('14/8260/6050')).toEqual([
    'poi cafe cafe',
    'poi lodging alpine_hut Hütte 2300',
    'poi natural spring',
    'transportation aerialway cable_car',
    'transportation path',
    'transportation path steps',
  ]);
});

test('heights become terrarium tiles that fit together', async () => {
  writeFileSync(join(FOLDER, 'slope.asc'), slope());
  run('gdal_translate', '-q', '-a_srs', 'EPSG:4326', 'slope.asc', 'slope.tif');
  run(process.execPath, join(TILES, 'make-terrain.mjs'), 'slope.tif', 'terrain', '--credit', 'Me');
  const { tiles, bounds, ...about } = readTileJson('terrain');
  expect(tiles).toEqual(['{z}/{x}/{y}.png']);
  expect(about).toEqual({ minzoom: 8, maxzoom: 11, attribution: 'Me' });
  expect(bounds.map((degrees) => Math.round(degrees * 100) / 100)).toEqual([1, 42, 2, 43]);
  for (const lng of [1.1, 1.3, 1.4061, 1.4064, 1.9]) {
    for (const zoom of [8, 11]) {
      const height = await heightAt(lng, 42.5, zoom);
      expect(Math.abs(height - heightOfSlope(lng))).toBeLessThan(zoom === 8 ? 12 : 2);
    }
  }
  expect(existsSync(join(FOLDER, 'terrain/11/1030/757.png'))).toBe(true);
  expect(existsSync(join(FOLDER, 'terrain/11/1036/757.png'))).toBe(false);
});

/** deploy/tiles/config.json without the sea, whose shores are a file of their own. */
function inlandConfig(): object {
  const schema = v.looseObject({ layers: v.record(v.string(), v.unknown()) });
  const config = v.parse(schema, JSON.parse(readFileSync(join(TILES, 'config.json'), 'utf8')));
  const { ocean, ...layers } = config.layers;
  expect(ocean).toMatchObject({ source: 'coastline/water_polygons.shp' });
  return { ...config, layers };
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'pipe'] });
}

function readTileJson(set: string) {
  const text = readFileSync(join(FOLDER, set, 'metadata.json'), 'utf8');
  return v.parse(tileJsonSchema, JSON.parse(text));
}

/** Layer, class, subclass, German name and height of what a tile holds, but for names of ways. */
function featuresIn(tile: string): string[] {
  const bytes = gunzipSync(readFileSync(join(FOLDER, `vector/${tile}.pbf`)));
  return [...readVectorTile(bytes)]
    .filter(([layer]) => layer !== 'transportation_name')
    .flatMap(([layer, features]) =>
      features.map(({ tags }) =>
        [layer, tags['class'], tags['subclass'], tags['name:de'], tags['ele']]
          .filter((word) => word !== undefined)
          .join(' '),
      ),
    )
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** A degree of land that rises eastwards, as an ASCII grid of GDAL. */
function slope(): string {
  const cells = Array.from({ length: 400 }, (_, at) => heightOfSlope(1 + (at + 0.5) / 400));
  const row = cells.map((height) => height.toFixed(2)).join(' ');
  const head = ['ncols 400', 'nrows 400', 'xllcorner 1', 'yllcorner 42', 'cellsize 0.0025'];
  return `${[...head, ...Array.from({ length: 400 }, () => row)].join('\n')}\n`;
}

/** Metres; across a step of the encoding's red, 256 m. */
function heightOfSlope(lng: number): number {
  return -100 + (lng - 1) * 1500;
}

async function heightAt(lng: number, lat: number, zoom: number): Promise<number> {
  const x = ((lng + 180) / 360) * 2 ** zoom;
  const y = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom;
  const file = join(FOLDER, `terrain/${zoom}/${Math.floor(x)}/${Math.floor(y)}.png`);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 256, height: 256, channels: 3 });
  const at = 3 * (Math.floor((y % 1) * 256) * 256 + Math.floor((x % 1) * 256));
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return red * 256 + green + blue / 256 - 32_768;
}
