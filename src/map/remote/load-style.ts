import * as v from 'valibot';
import { readCredits } from '#src/domain/map/credits.ts';
import type { Credit } from '#src/domain/map/credits.ts';
import type { RemoteBasemap } from '#src/domain/ports.ts';
import { eitherSignal } from '#src/timing/abort.ts';
import { createMapAddresses } from './addresses.ts';
import type { MapAddresses } from './addresses.ts';
import { drawableLayers } from './drawable-layers.ts';
import { styleSchema, tileJsonSchema } from './style-schema.ts';
import type { MapSource, MapStyle } from './style-schema.ts';

/** A style with absolute URLs and resolved tile sources. */
export type LoadedStyle = {
  style: MapStyle;
  credits: Credit[];
  /** Whether it shows Mapbox's data, which requires Mapbox's name. */
  mapbox: boolean;
};

const TIME_LIMIT_MS = 15_000;

/**
 * Fetches a remote map's style and everything it refers to except tiles. Rejects when any of it fails,
 * or with an AbortError; no message contains a query, which may hold keys.
 */
export async function loadStyle(
  basemap: RemoteBasemap,
  pixelRatio: number,
  signal: AbortSignal,
): Promise<LoadedStyle> {
  const addresses = createMapAddresses(basemap);
  const base = addresses.style(basemap.style);
  const asked = v.parse(styleSchema, await getJson(base, signal));
  const layers = drawableLayers(asked);
  const used = new Set(layers.flatMap(({ source }) => source ?? []));
  if (used.size === 0) throw new Error('the map style has nothing to draw');
  const named = Object.entries(asked.sources).filter(([id]) => used.has(id));
  const sources = await Promise.all(
    named.map(async ([id, source]) => {
      return [id, await loadSource(source, base, addresses, signal)] as const;
    }),
  );
  const sprite = spriteOf(asked, base, addresses);
  await Promise.all(sprite.map(({ url }) => checkPicture(url, pixelRatio, signal)));
  const mapbox = [basemap.style, ...named.map(([, { url }]) => url ?? '')].some((address) =>
    addresses.isMapbox(address),
  );
  return {
    style: {
      version: 8,
      layers,
      sources: Object.fromEntries(sources),
      ...(sprite.length > 0 && { sprite }),
    },
    credits: readCredits(
      sources.flatMap(([, { attribution }]) => attribution ?? []),
      mapbox,
    ),
    mapbox,
  };
}

async function loadSource(
  source: MapSource,
  base: string,
  addresses: MapAddresses,
  signal: AbortSignal,
): Promise<MapSource> {
  const { url, tiles, data } = source;
  if (source.type === 'geojson') {
    return typeof data === 'string' ? { ...source, data: addresses.source(data, base) } : source;
  }
  if (url === undefined) {
    return { ...source, tiles: (tiles ?? []).map((tile) => addresses.source(tile, base)) };
  }
  const { url: _, ...own } = source;
  const tileJsonUrl = addresses.source(url, base);
  const tileJson = v.parse(tileJsonSchema, await getJson(tileJsonUrl, signal));
  const found = tileJson.tiles.map((tile) => addresses.source(tile, tileJsonUrl));
  return { ...tileJson, ...own, tiles: [...new Set(found)] };
}

function spriteOf(
  { sprite = [] }: MapStyle,
  base: string,
  addresses: MapAddresses,
): { id: string; url: string }[] {
  const all = typeof sprite === 'string' ? [{ id: 'default', url: sprite }] : sprite;
  return all.map(({ id, url }) => ({ id, url: addresses.sprite(url, base) }));
}

/** The style library ignores a missing sprite image silently: it is checked here. */
async function checkPicture(
  sprite: string,
  pixelRatio: number,
  signal: AbortSignal,
): Promise<void> {
  const url = new URL(sprite);
  url.pathname += pixelRatio >= 1.5 ? '@2x.png' : '.png';
  await (await get(url.href, signal)).blob();
}

async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  return (await get(url, signal)).json();
}

async function get(url: string, signal: AbortSignal): Promise<Response> {
  const { origin, pathname } = new URL(url);
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch(url, { signal: eitherSignal(signal, limit) });
  if (!response.ok) throw new Error(`${origin}${pathname} answered ${response.status}`);
  return response;
}
