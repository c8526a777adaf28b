import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { regionTable } from '../regions/region-table.ts';

const NEAR_KM = 25;
const STEPS = 12;

/** One of these rivers is within a short trip. */
export function dryLandRiverNear(point: LatLng): boolean {
  return regionTable('dry-land-rivers').some(({ course }) =>
    course.some(([lat, lng], index) => {
      const [nextLat, nextLng] = course[index + 1] ?? [lat, lng];
      return Array.from({ length: STEPS }, (_, step) => step / STEPS).some(
        (share) =>
          distanceKm(point, {
            lat: lat + (nextLat - lat) * share,
            lng: lng + (nextLng - lng) * share,
          }) <= NEAR_KM,
      );
    }),
  );
}
