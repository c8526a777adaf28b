import type { LatLng } from '#src/domain/place/location.ts';

/** South, north, west and east edge, degrees. The magnetic pole of the north lies towards America. */
const ZONES = [
  [65.5, 82, 4, 60],
  [63, 84, -56, 4],
  [57, 84, -141, -56],
  [62, 84, -170, -141],
  [66.5, 82, 60, 190],
] as const;

/** Whether auroras show there on most clear, dark nights; towards the equator only strong ones do. */
export function isInAuroraZone({ lat, lng }: LatLng): boolean {
  return ZONES.some(
    ([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
}
