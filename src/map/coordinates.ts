import { fromLonLat, toLonLat } from 'ol/proj.js';
import type { Coordinate } from 'ol/coordinate.js';
import { normalizeLng } from '#src/domain/points/longitude.ts';
import type { LatLng } from '#src/domain/location.ts';

/** The only place where latitude first becomes longitude first, in web mercator metres. */
export function toMap(point: LatLng): Coordinate {
  return fromLonLat([point.lng, point.lat]);
}

/** Back again, with the longitude of a wrapped map normalised to -180..180. */
export function fromMap(coordinate: Coordinate): LatLng {
  const [lng = 0, lat = 0] = toLonLat(coordinate);
  return { lat, lng: normalizeLng(lng) };
}
