import * as v from 'valibot';

/** Above the sea; from the deepest trench to the highest peak. */
export const metresSchema = v.pipe(v.number(), v.minValue(-11_100), v.maxValue(8900));
const kilometres = v.pipe(v.number(), v.minValue(0), v.maxValue(21_000));

export const terrainFactsSchema = v.object({
  /** Metres above the sea; 0 on water. */
  elevation: metresSchema,
  /** Highest minus lowest ground within about 10 km, metres. */
  relief: v.pipe(v.number(), v.minValue(0), v.maxValue(20_000)),
  /** Highest ground within about 10 km, metres. */
  summit: metresSchema,
  /** Is the point on land (else sea or ocean)? */
  land: v.boolean(),
  /** Kilometres to the nearest sea coast; Infinity is not used, 999 means far. */
  coastKm: kilometres,
  /** Kilometres to the nearest lake of the elevation data's scale; 999 means far. */
  lakeKm: kilometres,
});

/** Facts about the ground at a point. */
export type TerrainFacts = v.InferOutput<typeof terrainFactsSchema>;
