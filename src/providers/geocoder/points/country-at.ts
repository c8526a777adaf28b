import { normalizeLng } from '#src/domain/points/longitude.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Borders } from './borders.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { SpatialIndex } from './spatial-index.ts';
import { surroundings } from './surroundings.ts';

/** 180 degrees itself lies on the edge of every outline. */
const EASTERNMOST = 179.999;
/** The outlines of coasts are accurate to this and leave out smaller islands. */
const IN_HARBOUR_KM = 3;

/**
 * The country of a point. On the water that of a harbour, else that of all settlements on the
 * shores nearby if they agree; null on the open sea.
 */
export function countryAt(
  gazetteer: Gazetteer,
  spatial: SpatialIndex,
  borders: Borders,
  { lat, lng }: LatLng,
): string | null {
  const point = { lat, lng: Math.min(EASTERNMOST, normalizeLng(lng)) };
  const around = surroundings(gazetteer, spatial, point, borders.countryAt(point));
  if (around.country !== -1) return gazetteer.countryCode(around.country);
  const inHarbour = around.town !== -1 && around.km <= Math.max(IN_HARBOUR_KM, around.reachKm);
  const country = inHarbour ? (gazetteer.countries[around.town] ?? -1) : around.shore;
  return country === -1 ? null : gazetteer.countryCode(country);
}
