import { TravelError } from '#src/domain/errors.ts';
import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import { mapTileBounds } from '#src/domain/map/map-tile-bounds.ts';
import { throwIfAborted, untilAborted } from '#src/timing/abort.ts';
import type { FetchTile } from './fetch-tile.ts';

/** Null where the source has no such tile. */
export type SourceTiles<T> = (
  z: number,
  x: number,
  y: number,
  signal?: AbortSignal,
) => Promise<T | null>;

type Loading<T> = { tile: Promise<T | null>; waiting: number; abort: () => void };

/** Addresses without a tile are small; the edge of an extract has some hundred. */
const MAX_ABSENT = 4000;

/**
 * The decoded tiles of a source. Two requests for one tile share one download, which is aborted
 * when nobody waits for it any more. The last tiles are cached, and so is which tiles are absent;
 * failures are not.
 */
export function createSourceTiles<T>(
  source: TileSource,
  decode: (body: Uint8Array) => T | Promise<T>,
  maxTiles: number,
  fetchTile: FetchTile,
): SourceTiles<T> {
  const known = new Map<string, T>();
  const absent = new Set<string>();
  const running = new Map<string, Loading<T>>();
  const load = async (url: string, signal: AbortSignal): Promise<T | null> => {
    const body = await fetchTile(url, signal);
    const tile = body === null || body.length === 0 ? null : await decoded(decode, body);
    if (tile === null) remember(absent, url, MAX_ABSENT);
    else keep(known, url, tile, maxTiles);
    return tile;
  };
  const start = (url: string): Loading<T> => {
    const controller = new AbortController();
    const end = (): void => {
      if (running.get(url) === loading) running.delete(url);
    };
    const abort = (): void => {
      end();
      controller.abort();
    };
    const loading = { tile: load(url, controller.signal).finally(end), waiting: 0, abort };
    running.set(url, loading);
    return loading;
  };
  return async (z, x, y, signal) => {
    throwIfAborted(signal);
    if (!covers(source, z, x, y)) return null;
    const url = tileUrl(source.template, z, x, y);
    if (absent.has(url)) return null;
    const ready = known.get(url);
    if (ready !== undefined) {
      keep(known, url, ready, maxTiles);
      return ready;
    }
    const loading = running.get(url) ?? start(url);
    loading.waiting += 1;
    try {
      return await untilAborted(loading.tile, signal);
    } finally {
      loading.waiting -= 1;
      if (loading.waiting === 0) loading.abort();
    }
  };
}

async function decoded<T>(
  decode: (body: Uint8Array) => T | Promise<T>,
  body: Uint8Array,
): Promise<T> {
  try {
    return await decode(body);
  } catch (cause) {
    throw new TravelError('data-missing', { cause });
  }
}

function tileUrl(template: string, z: number, x: number, y: number): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

function covers({ minZoom, maxZoom, bounds }: TileSource, z: number, x: number, y: number) {
  if (z < minZoom || z > maxZoom || y < 0 || y >= 2 ** z) return false;
  if (bounds === null) return true;
  const [west, south, east, north] = bounds;
  const tile = mapTileBounds(z, x, y);
  if (tile.south >= north || tile.north <= south) return false;
  // Bounds that cross the date line have their east beyond 180, or west of their west.
  const until = east < west ? east + 360 : east;
  return [0, 360].some((turn) => tile.west + turn < until && tile.east + turn > west);
}

/** The most recent ones are last. */
function keep<T>(cache: Map<string, T>, key: string, value: T, most: number): void {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
}

function remember(keys: Set<string>, key: string, most: number): void {
  keys.add(key);
  const [oldest] = keys;
  if (keys.size > most && oldest !== undefined) keys.delete(oldest);
}
