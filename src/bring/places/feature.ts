import * as v from 'valibot';

/** Of GeoJSON (RFC 7946), as far as anything of it can be relied on. */
export const featureSchema = v.object({
  type: v.literal('Feature'),
  geometry: v.optional(v.unknown()),
  properties: v.fallback(v.record(v.string(), v.unknown()), {}),
});

export type Feature = v.InferOutput<typeof featureSchema>;

/** Of the library that makes features of GPX and KML. */
export function toFeature(given: unknown): Feature {
  return v.parse(featureSchema, given);
}
