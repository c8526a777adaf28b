import { PbfWriter } from 'pbf';
import sharp from 'sharp';
import { TILE_LEVELS } from '#src/providers/basemap/tiles/tile-levels.ts';
import { createEmbeddedTiles } from './embedded-tiles.ts';
import { rasterStyle, vectorStyle } from './map-styles.ts';
import { startService } from './service.ts';
import type { Answer, RecordedRequest, Service } from './service.ts';
import { writeShifted } from './shifted-tile.ts';

const MISSING: Answer = { status: 404, body: '{"message":"Not Found"}' };
const NO_TOKEN: Answer = { status: 401, body: '{"message":"Not Authorized - No Token"}' };
const TILESETS = 'mapbox.mapbox-streets-v8,mapbox.mapbox-terrain-v2';

/**
 * A map server with the project's own tiles. Self-hosted: /style.json (vector), /raster.json. As
 * Mapbox does, with any token: mapbox://styles/mapbox/outdoors-v12 with this as the API's address.
 */
export async function startTilesService(options: { port?: number } = {}): Promise<Service> {
  const service = await startService({
    ...options,
    answer: (request) => answerMap(request, `http://${request.headers.host ?? ''}`),
    errorBody: (status) => JSON.stringify({ message: `Error ${status}` }),
  });
  return service;
}

const store = createEmbeddedTiles();

/** The answer of the map server at the origin `self`. */
export async function answerMap({ path }: RecordedRequest, self: string): Promise<Answer> {
  const { pathname, searchParams } = new URL(path, self);
  const isMapboxPath = /^\/(?:v4|styles)\//u.test(pathname);
  if (isMapboxPath && (searchParams.get('access_token') ?? '') === '') return NO_TOKEN;
  const [z = -1, x = -1, y = -1] = (/\/(\d+)\/(\d+)\/(\d+)[@.]/u.exec(pathname) ?? [])
    .slice(1)
    .map(Number);
  if (z >= 0) return pathname.endsWith('.png') ? pictureTile(z, x, y) : vectorTile(z, x, y);
  if (/\/sprite(?:@2x)?\.(?:json|png)$/u.test(pathname)) return sprite(pathname);
  switch (pathname) {
    case '/style.json':
      return json(vectorStyle({ url: 'tiles.json', sprite: `${self}/sprite` }));
    case '/raster.json':
      return json(rasterStyle('/pictures/{z}/{x}/{y}.png'));
    case '/tiles.json':
      return json(tileJson(`${self}/tiles/{z}/{x}/{y}.pbf`, '© Test tiles &amp; friends'));
    case '/styles/v1/mapbox/outdoors-v12':
      return json(
        vectorStyle({
          url: `mapbox://${TILESETS}`,
          sprite: 'mapbox://sprites/mapbox/outdoors-v12',
        }),
      );
    case `/v4/${TILESETS}.json`:
      return json(
        tileJson(
          `https://a.tiles.mapbox.com/v4/${TILESETS}/{z}/{x}/{y}.vector.pbf?access_token=theirs`,
          '<a href="https://www.mapbox.com/about/maps/" target="_blank">&copy; Mapbox</a> ' +
            '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a> ' +
            '<a class="mapbox-improve-map" href="https://apps.mapbox.com/feedback/">Improve this map</a>',
        ),
      );
    default:
      return MISSING;
  }
}

function json(body: object): Answer {
  return { body: JSON.stringify(body) };
}

function tileJson(tiles: string, attribution: string): object {
  return { tilejson: '3.0.0', tiles: [tiles], minzoom: 1, maxzoom: 7, attribution };
}

/** Overzoomed from the stored tile; labels of coarser levels are added as layers of their own. */
async function vectorTile(z: number, x: number, y: number): Promise<Answer> {
  const tile = new PbfWriter();
  for (const level of TILE_LEVELS.filter((stored) => stored <= z)) {
    const up = z - level;
    const bytes = await store.vector(level, x >> up, y >> up);
    if (bytes === null) continue;
    const part = { up, column: x - ((x >> up) << up), row: y - ((y >> up) << up) };
    const nearest = TILE_LEVELS.every((other) => other > z || other <= level);
    const renamed = (layer: string) =>
      layer === 'label' ? `label-${level}` : nearest ? layer : null;
    writeShifted(bytes, part, renamed, tile);
  }
  return { type: 'application/x-protobuf', body: tile.finish() };
}

async function pictureTile(z: number, x: number, y: number): Promise<Answer> {
  const shade = (x + y) % 2 === 0 ? '#C9DDB8' : '#BBD2A8';
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" fill="${shade}"/>
    <text x="16" y="32" font-size="20">${z}/${x}/${y}</text></svg>`);
}

async function sprite(pathname: string): Promise<Answer> {
  const ratio = pathname.includes('@2x') ? 2 : 1;
  const size = 12 * ratio;
  if (pathname.endsWith('.json')) {
    return json({ town: { x: 0, y: 0, width: size, height: size, pixelRatio: ratio } });
  }
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 12 12">
    <rect x="3" y="3" width="6" height="6" fill="#B03060" stroke="#FFFFFF"/></svg>`);
}

async function png(svg: string): Promise<Answer> {
  return { type: 'image/png', body: await sharp(Buffer.from(svg)).png().toBuffer() };
}
