import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { ParkArea } from '../gazetteer/decode-places.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';

/** A park around a point. */
export type ParkHere = {
  place: number;
  /** Whether its box says nearly where it is; a long or scattered park fills little of its box. */
  certain: boolean;
  /** From here on a park tells more than a region. */
  large: boolean;
};

const LARGE_DEGREES = 0.4;
/** Square degrees from which a park (Northeast Greenland) says less than the ice or desert around. */
const HUGE_DEGREES = 100;

/** The smallest park around the point; null outside of parks. */
export function parkAt({ tables, first }: Gazetteer, point: LatLng): ParkHere | null {
  /** A park that fills little of its outer box has several. */
  const sizeOf = ({ feature }: ParkArea): number =>
    tables.areas
      .filter((area) => area.feature === feature)
      .reduce((sum, area) => sum + sizeOfBox(area), 0);
  const around = tables.areas.filter(
    (area) => isInside(area, point) && sizeOf(area) <= HUGE_DEGREES,
  );
  const [smallest] = around.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  if (smallest === undefined) return null;
  return {
    place: first.features + smallest.feature,
    certain: smallest.radiusKm === 0,
    large: sizeOf(smallest) >= LARGE_DEGREES ** 2,
  };
}

function isInside(area: ParkArea, { lat, lng }: LatLng): boolean {
  if (lat < area.south || lat > area.north) return false;
  const width = widthOf(area);
  if ((lng - area.west + 360) % 360 > width) return false;
  if (area.radiusKm === 0) return true;
  const middle = { lat: (area.south + area.north) / 2, lng: area.west + width / 2 };
  return distanceKm(middle, { lat, lng }) <= area.radiusKm;
}

/** Square degrees, good to compare parks around one point. */
function sizeOfBox(area: ParkArea): number {
  return (area.north - area.south) * widthOf(area);
}

/** A box across the date line has its west edge in the east. */
function widthOf({ west, east }: ParkArea): number {
  return (east - west + 360) % 360;
}
