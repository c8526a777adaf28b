import type { LatLng } from '#src/domain/place/location.ts';
import { mercatorX, mercatorY, project } from '../../basemap/geometry/mercator.ts';
import { createSegmentIndex } from '../../ways/segment-index.ts';

/** Kilometres from the nearest shore of a sea, lake or island; null beyond `withinKm`. */
export type ShoreDistance = (point: LatLng, withinKm: number) => number | null;

/** `rings`: closed shores, longitude, latitude, … in degrees. */
export function createShoreDistance(rings: readonly { points: number[] }[]): ShoreDistance {
  const index = createSegmentIndex();
  for (const [number, { points }] of rings.entries()) index.add(project(points), number, true);
  return ({ lat, lng }, withinKm) => {
    // Longitudes of rings run from -180 to 360.
    const metres = [mercatorX(lng), mercatorX(lng) + 1].flatMap(
      (x) => index.nearest([x, mercatorY(lat)], withinKm * 1000)?.metres ?? [],
    );
    return metres.length === 0 ? null : Math.min(...metres) / 1000;
  };
}
