import * as v from 'valibot';

/** WGS 84 degrees: `lat` -90..90 north positive, `lng` -180..180 east positive. */
export const latLngSchema = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

export const locationSchema = v.object({
  ...latLngSchema.entries,
  place: v.string(),
});

export type LatLng = v.InferOutput<typeof latLngSchema>;

/** A point with the name shown for it, in the language it was named in. */
export type Location = v.InferOutput<typeof locationSchema>;

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres (haversine on a sphere of 6371 km). */
export function distanceKm(a: LatLng, b: LatLng): number {
  const dLat = (b.lat - a.lat) * RADIANS;
  const dLng = (b.lng - a.lng) * RADIANS;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Initial great-circle bearing from `a` to `b`, degrees clockwise from north, 0..360. */
export function bearingDegrees(a: LatLng, b: LatLng): number {
  const dLng = (b.lng - a.lng) * RADIANS;
  const y = Math.sin(dLng) * Math.cos(b.lat * RADIANS);
  const x =
    Math.cos(a.lat * RADIANS) * Math.sin(b.lat * RADIANS) -
    Math.sin(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.cos(dLng);
  return (Math.atan2(y, x) / RADIANS + 360) % 360;
}
