/**
 * Elevation tiles in the terrarium encoding, with their TileJSON, from a raster of heights in metres
 * that GDAL reads: `node deploy/tiles/make-terrain.mjs heights.tif /srv/tiles/terrain`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import * as v from 'valibot';

const USAGE = 'make-terrain.mjs <raster> <folder> [--maxzoom 11] [--credit "text"]';
const SIDE = 256;
const MIN_ZOOM = 8;
/** Half of the world's width in metres of Web Mercator. */
const HALF_WORLD = 20_037_508.342789244;
const NO_HEIGHT = -32_768;
/** What makes a height of 0 in the encoding. */
const ZERO = 32_768;
/** Steps a metre: finer ones cost bytes, and no raster is that good. */
const STEPS = 4;

const infoSchema = v.object({
  wgs84Extent: v.object({ coordinates: v.array(v.array(v.tuple([v.number(), v.number()]))) }),
});

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    maxzoom: { type: 'string', default: '11' },
    credit: { type: 'string', default: '' },
  },
});
const [raster, folder] = positionals;
const maxZoom = Number(values.maxzoom);
if (raster === undefined || folder === undefined || !(maxZoom >= MIN_ZOOM)) {
  throw new Error(USAGE);
}

const bounds = boundsOf(raster);
const scratch = mkdtempSync(join(tmpdir(), 'terrain-'));
try {
  let count = 0;
  for (let zoom = MIN_ZOOM; zoom <= maxZoom; zoom += 1) {
    const before = count;
    count += await writeZoom(raster, folder, zoom);
    console.log(`zoom ${zoom}: ${count - before} tiles`);
  }
  writeFileSync(join(folder, 'metadata.json'), JSON.stringify(tileJson()));
} finally {
  rmSync(scratch, { recursive: true });
}

function tileJson() {
  return {
    tilejson: '3.0.0',
    tiles: ['{z}/{x}/{y}.png'],
    minzoom: MIN_ZOOM,
    maxzoom: maxZoom,
    bounds,
    format: 'png',
    encoding: 'terrarium',
    attribution: values.credit,
  };
}

/**
 * Writes the tiles of a zoom, a row at a time; resolves to how many there are.
 * @param {string} source
 * @param {string} target
 * @param {number} zoom
 */
async function writeZoom(source, target, zoom) {
  const [west, south, east, north] = bounds;
  const [left, right] = [columnAt(west, zoom), columnAt(east, zoom)];
  let count = 0;
  for (let y = rowAt(north, zoom); y <= rowAt(south, zoom); y += 1) {
    const heights = heightsOfRow(source, zoom, { y, left, right });
    for (let x = left; x <= right; x += 1) {
      const pixels = pixelsOf(heights, x - left, right - left + 1);
      if (pixels === null) continue;
      mkdirSync(join(target, `${zoom}/${x}`), { recursive: true });
      const picture = sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } });
      await picture.png({ compressionLevel: 9 }).toFile(join(target, `${zoom}/${x}/${y}.png`));
      count += 1;
    }
  }
  return count;
}

/**
 * The heights of the tiles from left to right, in whole tiles, so that no pixel is moved again.
 * @param {string} source
 * @param {number} zoom
 * @param {{ y: number, left: number, right: number }} row
 */
function heightsOfRow(source, zoom, { y, left, right }) {
  const side = (2 * HALF_WORLD) / 2 ** zoom;
  const file = join(scratch, 'row');
  const area = [
    left * side - HALF_WORLD,
    HALF_WORLD - (y + 1) * side,
    (right + 1) * side - HALF_WORLD,
    HALF_WORLD - y * side,
  ].join(' ');
  const size = `${SIDE * (right - left + 1)} ${SIDE}`;
  const options = `-q -overwrite -t_srs EPSG:3857 -r bilinear -te ${area} -ts ${size} -ot Float32 -of ENVI -dstnodata ${NO_HEIGHT}`;
  execFileSync('gdalwarp', [...options.split(' '), source, file]);
  const { buffer, byteOffset, length } = readFileSync(file);
  return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
}

/**
 * A tile's heights as red, green and blue; null where there is none. What is missing beside others
 * is 0, the height of the sea.
 * @param {Float32Array} heights
 * @param {number} column
 * @param {number} columns
 */
function pixelsOf(heights, column, columns) {
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  let isEmpty = true;
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const row = Math.floor(at / SIDE);
    const height = heights[row * SIDE * columns + column * SIDE + (at % SIDE)] ?? NO_HEIGHT;
    const isKnown = height > NO_HEIGHT;
    if (isKnown) isEmpty = false;
    const value = ZERO + (isKnown ? Math.round(height * STEPS) / STEPS : 0);
    pixels[3 * at] = Math.floor(value / 256);
    pixels[3 * at + 1] = Math.floor(value) % 256;
    pixels[3 * at + 2] = (value % 1) * 256;
  }
  return isEmpty ? null : pixels;
}

/**
 * West, south, east and north of a raster, in degrees.
 * @param {string} source
 */
function boundsOf(source) {
  const text = execFileSync('gdalinfo', ['-json', source], { encoding: 'utf8' });
  const corners = v.parse(infoSchema, JSON.parse(text)).wgs84Extent.coordinates.flat();
  const lngs = corners.map(([lng]) => lng);
  const lats = corners.map(([, lat]) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/**
 * @param {number | undefined} lng
 * @param {number} zoom
 */
function columnAt(lng = 0, zoom) {
  return Math.min(2 ** zoom - 1, Math.floor(((lng + 180) / 360) * 2 ** zoom));
}

/**
 * @param {number | undefined} lat
 * @param {number} zoom
 */
function rowAt(lat = 0, zoom) {
  const mercator = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return Math.max(0, Math.min(2 ** zoom - 1, Math.floor(((1 - mercator) / 2) * 2 ** zoom)));
}
