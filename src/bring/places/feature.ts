import * as v from 'valibot';

/** A feature of GeoJSON (RFC 7946), checked only as far as files can be relied on. */
export const featureSchema = v.object({
  type: v.literal('Feature'),
  geometry: v.optional(v.unknown()),
  properties: v.fallback(v.record(v.string(), v.unknown()), {}),
});

export type Feature = v.InferOutput<typeof featureSchema>;

/** Converts a feature of the library that reads GPX and KML. */
export function toFeature(given: unknown): Feature {
  return v.parse(featureSchema, given);
}
