import * as v from 'valibot';

const count = v.pipe(v.number(), v.minValue(0));

/** The detailed map that a trip keeps, as it is stored beside the tiles. */
export const keptRecordSchema = v.object({
  tripId: v.pipe(v.string(), v.nonEmpty()),
  /** The places around which it is kept: the tiles follow from them. */
  points: v.array(v.object({ lat: v.number(), lng: v.number() })),
  state: v.picklist(['keeping', 'paused', 'kept', 'full', 'busy', 'unreachable', 'incomplete']),
  have: count,
  total: count,
  bytes: count,
  reachKm: v.nullable(count),
  waitsUntilMs: v.nullable(count),
});

export type KeptRecord = v.InferOutput<typeof keptRecordSchema>;

const sourceSchema = v.object({
  template: v.string(),
  minZoom: v.number(),
  maxZoom: v.number(),
  bounds: v.nullable(v.tuple([v.number(), v.number(), v.number(), v.number()])),
});

const templates = v.array(v.string());

/** Where tiles come from, so that the map opens without a network. */
export const keptSourcesSchema = v.object({
  tiles: v.nullable(sourceSchema),
  terrain: v.nullable(sourceSchema),
  credits: v.array(v.object({ text: v.string(), href: v.nullable(v.string()) })),
  /** All addresses that the tiles have had: their hosts put the date of the data into them. */
  templates: v.object({ tiles: templates, terrain: templates }),
});

export type KeptSources = v.InferOutput<typeof keptSourcesSchema>;
