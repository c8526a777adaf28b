import { fromLonLat, toLonLat } from 'ol/proj.js';
import type { Coordinate } from 'ol/coordinate.js';
import { normalizeLng } from '#src/domain/points/longitude.ts';
import type { LatLng } from '#src/domain/place/location.ts';

/** To web mercator metres, [x, y]. */
export function toMap(point: LatLng): Coordinate {
  return fromLonLat([point.lng, point.lat]);
}

/** From web mercator metres; the longitude of a wrapped map is normalised to -180..180. */
export function fromMap(coordinate: Coordinate): LatLng {
  const [lng = 0, lat = 0] = toLonLat(coordinate);
  return { lat, lng: normalizeLng(lng) };
}
