import type { LatLng } from '#src/domain/place/location.ts';

/** South, north, west and east edge, degrees. */
type Box = readonly [south: number, north: number, west: number, east: number];

export function withinAny({ lat, lng }: LatLng, boxes: readonly Box[]): boolean {
  return boxes.some(
    ([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
}
