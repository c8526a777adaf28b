import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startService } from './service.ts';
import type { Answer, RecordedRequest, Service } from './service.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/tiles');
const CREDITS =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap contributors</a>';

type Tileset = {
  folder: 'vector' | 'terrain';
  maxzoom: number;
  /** West, south, east, north. */
  bounds: readonly [west: number, south: number, east: number, north: number];
  attribution?: string;
};

/** The TileJSON files by their paths: the vector tiles of both lands, of each, and heights. */
const TILESETS: Readonly<Record<string, Tileset>> = {
  '/tiles.json': vectorTiles([1.384, 42.407, 7.449, 43.756]),
  '/andorra.json': vectorTiles([1.384, 42.407, 1.802, 42.667]),
  '/monaco.json': vectorTiles([7.382, 43.707, 7.449, 43.756]),
  '/terrain.json': { folder: 'terrain', maxzoom: 11, bounds: [1.23, 42.293, 1.934, 42.683] },
};

/** How a vector tile is sent; they are stored as tilemaker writes them, compressed with gzip. */
export type TileCoding =
  /** Compressed, and the headers say so. */
  | 'declared'
  /** Compressed, as a file of which the server knows nothing. */
  | 'undeclared'
  /** Not compressed. */
  | 'none';

export type DetailService = Service & {
  /** The tiles that were asked for, `vector/14/8267/6045` for example, in their order of arrival. */
  tiles: () => string[];
};

type DetailServiceOptions = { port?: number; coding?: TileCoding };

/**
 * A server of detail tiles with those of tests/fixtures/tiles: Andorra and Monaco in the
 * OpenMapTiles schema, and Andorra's heights. What it has no tile of is a 404.
 */
export async function startDetailService({
  port,
  coding = 'declared',
}: DetailServiceOptions = {}): Promise<DetailService> {
  const service = await startService({
    answer: (request) => answerDetail(request, coding),
    errorBody: (status) => `Error ${status}\n`,
    ...(port === undefined ? {} : { port }),
  });
  return {
    ...service,
    tiles: () =>
      service.requests.flatMap(({ path }) => (tileAt(path) === null ? [] : [withoutEnding(path)])),
  };
}

async function answerDetail({ path, headers }: RecordedRequest, coding: TileCoding) {
  const tileset = TILESETS[path];
  if (tileset !== undefined) return tileJson(tileset, `http://${headers.host ?? ''}`);
  const file = tileAt(path);
  if (file === null || !existsSync(file)) {
    return { status: 404, type: 'text/plain', body: 'No such tile\n' };
  }
  const body = await readFile(file);
  return path.endsWith('.png') ? { type: 'image/png', body } : vectorTile(body, coding);
}

function tileJson({ folder, ...tileset }: Tileset, origin: string): Answer {
  const ending = folder === 'terrain' ? 'png' : 'pbf';
  const tiles = [`${origin}/${folder}/{z}/{x}/{y}.${ending}`];
  return { body: JSON.stringify({ tilejson: '3.0.0', tiles, minzoom: 8, ...tileset }) };
}

function vectorTile(body: Buffer, coding: TileCoding): Answer {
  const type = 'application/vnd.mapbox-vector-tile';
  switch (coding) {
    case 'declared':
      return { type, headers: { 'content-encoding': 'gzip' }, body };
    case 'undeclared':
      return { type: 'application/octet-stream', body };
    case 'none':
      return { type, body: gunzipSync(body) };
    default:
      return coding satisfies never;
  }
}

function vectorTiles(bounds: Tileset['bounds']): Tileset {
  return { folder: 'vector', maxzoom: 14, bounds, attribution: CREDITS };
}

/** The file of a tile's path; null for a path of another form. */
function tileAt(path: string): string | null {
  const isTile = /^\/(?:vector\/\d+\/\d+\/\d+\.pbf|terrain\/\d+\/\d+\/\d+\.png)$/u.test(path);
  return isTile ? join(FOLDER, path) : null;
}

function withoutEnding(path: string): string {
  return path.slice(1, path.lastIndexOf('.'));
}
