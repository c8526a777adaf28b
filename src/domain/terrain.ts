import * as v from 'valibot';

export const terrainFactsSchema = v.object({
  /** Metres above the sea; 0 on water. */
  elevation: v.number(),
  /** Highest minus lowest ground within about 10 km, metres. */
  relief: v.number(),
  /** Highest ground within about 10 km, metres. */
  summit: v.number(),
  /** Is the point on land (else sea or ocean)? */
  land: v.boolean(),
  /** Kilometres to the nearest sea coast; Infinity is not used, 999 means far. */
  coastKm: v.number(),
  /** Kilometres to the nearest lake of the elevation data's scale; 999 means far. */
  lakeKm: v.number(),
});

/** What the ground is like at a point. */
export type TerrainFacts = v.InferOutput<typeof terrainFactsSchema>;
