import * as v from 'valibot';
import type { TileSource } from '#src/domain/map/detail-tiles.ts';

/** The kind of tiles that a TileJSON has to be of. */
export type TileKind = 'tiles' | 'terrain';

/** A TileJSON that is of no use; the message says why, for the console. */
export class UnusableTileJson extends Error {}

const zoom = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));
const lng = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const lat = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));

/** As much of a TileJSON as is used here; what is missing or null has the defaults of its specification. */
const schema = v.object({
  tiles: v.tupleWithRest([v.string()], v.unknown()),
  minzoom: v.nullish(zoom, 0),
  maxzoom: v.nullish(zoom, 14),
  bounds: v.nullish(v.tuple([lng, lat, lng, lat]), null),
  attribution: v.nullish(v.string(), ''),
  scheme: v.nullish(v.string(), 'xyz'),
  format: v.nullish(v.string(), ''),
  encoding: v.nullish(v.string(), 'terrarium'),
  vector_layers: v.nullish(v.array(v.object({ id: v.string() })), null),
});

export type ReadTileJson = { source: TileSource; attribution: string };

/** `address`: where it was read; relative addresses of tiles start there. */
export function readTileJson(answer: unknown, address: string, kind: TileKind): ReadTileJson {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new UnusableTileJson(`no TileJSON: ${v.summarize(parsed.issues)}`);
  const { tiles, minzoom, maxzoom, bounds, attribution, ...form } = parsed.output;
  checkForm(form, kind);
  if (minzoom > maxzoom) throw new UnusableTileJson('minzoom is larger than maxzoom');
  return {
    source: {
      template: templateAt(tiles[0], address),
      minZoom: minzoom,
      maxZoom: maxzoom,
      bounds: isArea(bounds) ? bounds : null,
    },
    attribution,
  };
}

/** Absolute, with {z}, {x} and {y}, and https but on this machine. */
export function templateAt(template: string, base: string): string {
  const names = [...template.matchAll(/\{([^{}]*)\}/gu)].map(([, name]) => name);
  const hasAll = names.length === 3 && ['z', 'x', 'y'].every((name) => names.includes(name));
  if (!hasAll || !URL.canParse(template, base)) {
    throw new UnusableTileJson('the address of its tiles is not one with {z}, {x} and {y}');
  }
  const url = new URL(template, base);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isOwn = url.origin === new URL(base).origin;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && (isHere || isOwn));
  if (!isSafe || url.username !== '') throw new UnusableTileJson('its tiles are not at https');
  return url.href.replaceAll(/%7B([xyz])%7D/giu, '{$1}');
}

type Form = Pick<v.InferOutput<typeof schema>, 'scheme' | 'format' | 'encoding' | 'vector_layers'>;

function checkForm({ scheme, format, encoding, vector_layers: layers }: Form, kind: TileKind) {
  if (scheme !== 'xyz') throw new UnusableTileJson('its rows are counted from the south (tms)');
  const isPicture = /^(?:png|jpe?g|webp)/u.test(format);
  if (kind === 'tiles' && isPicture) throw new UnusableTileJson('its tiles are pictures');
  if (kind === 'tiles' && layers !== null && !layers.some(isOpenMapTiles)) {
    throw new UnusableTileJson('its layers are not those of the OpenMapTiles schema');
  }
  if (kind === 'terrain' && (layers !== null || encoding !== 'terrarium')) {
    throw new UnusableTileJson('its tiles are no heights in the terrarium encoding');
  }
}

/** Other schemas call it 'streets' or 'roads'. */
function isOpenMapTiles({ id }: { id: string }): boolean {
  return id === 'transportation';
}

/** One that crosses the antimeridian, or is empty, says nothing that could be relied on. */
function isArea(bounds: TileSource['bounds']): boolean {
  return bounds !== null && bounds[0] < bounds[2] && bounds[1] < bounds[3];
}
