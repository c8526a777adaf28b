import * as v from 'valibot';

const sourceSchema = v.looseObject({
  type: v.string(),
  url: v.optional(v.string()),
  tiles: v.optional(v.array(v.string())),
  data: v.optional(v.unknown()),
  attribution: v.optional(v.string()),
});

const layerSchema = v.looseObject({
  id: v.string(),
  type: v.optional(v.string()),
  source: v.optional(v.string()),
  ref: v.optional(v.string()),
  layout: v.optional(v.record(v.string(), v.unknown())),
  paint: v.optional(v.record(v.string(), v.unknown())),
});

const spriteSchema = v.union([v.string(), v.array(v.object({ id: v.string(), url: v.string() }))]);

export const styleSchema = v.object({
  version: v.literal(8),
  sources: v.record(v.string(), sourceSchema),
  layers: v.array(layerSchema),
  sprite: v.optional(spriteSchema),
});

export const tileJsonSchema = v.object({
  tiles: v.pipe(v.array(v.string()), v.minLength(1)),
  attribution: v.optional(v.string()),
  minzoom: v.optional(v.number()),
  maxzoom: v.optional(v.number()),
  bounds: v.optional(v.pipe(v.array(v.number()), v.length(4))),
  scheme: v.optional(v.picklist(['xyz', 'tms'])),
  tileSize: v.optional(v.number()),
});

/** A Mapbox or MapLibre style, as much of it as is used here. */
export type MapStyle = v.InferOutput<typeof styleSchema>;
export type MapSource = v.InferOutput<typeof sourceSchema>;
export type MapLayer = v.InferOutput<typeof layerSchema>;
