import type { LatLng } from '#src/domain/place/location.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { POINTS } from './match-quality.ts';

const FULL_WITHIN_KM = 30;
const NONE_BEYOND_KM = 1500;
const KM_PER_DEGREE = 111.2;

/** Points for the distance to the map's centre: full within 30 km, none beyond 1,500 km. */
export function nearPoints(gazetteer: Gazetteer, place: number, near: LatLng): number {
  const dLat = (gazetteer.lats[place] ?? 0) - near.lat;
  const dLng = Math.abs((gazetteer.lngs[place] ?? 0) - near.lng);
  const across = Math.min(dLng, 360 - dLng) * Math.cos((near.lat * Math.PI) / 180);
  const km = Math.sqrt(dLat * dLat + across * across) * KM_PER_DEGREE;
  if (km <= FULL_WITHIN_KM) return POINTS.near;
  if (km >= NONE_BEYOND_KM) return 0;
  return (
    POINTS.near * (1 - Math.log(km / FULL_WITHIN_KM) / Math.log(NONE_BEYOND_KM / FULL_WITHIN_KM))
  );
}
