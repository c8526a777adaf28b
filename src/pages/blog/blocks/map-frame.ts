import type { LatLng } from '#src/domain/place/location.ts';

/** Left and top in percent of the map. */
type PlaceOnMap = { x: string; y: string };

export type MapBounds = { west: number; east: number; north: number; south: number };

/** Aspect ratio of every map; also in route-map.module.css. */
export const MAP_ASPECT = 1.5;
/** Margin on each side, as a share of the map. */
const MARGIN = { x: 0.08, y: 0.12 };
const MIN_SPAN_DEGREES = 0.01;

/** Bounds of a map of these points: north up, true to scale at its centre. */
export function mapBounds(points: readonly LatLng[]): MapBounds {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const height = Math.max(
    spanOf(lats) / (1 - 2 * MARGIN.y),
    (spanOf(lngs) * shrink) / (1 - 2 * MARGIN.x) / MAP_ASPECT,
    MIN_SPAN_DEGREES,
  );
  const width = (height * MAP_ASPECT) / shrink;
  return {
    west: middle.lng - width / 2,
    east: middle.lng + width / 2,
    north: middle.lat + height / 2,
    south: middle.lat - height / 2,
  };
}

/** Returns a function from a point to its position on the map. */
export function mapFrame(points: readonly LatLng[]): (point: LatLng) => PlaceOnMap {
  const { west, east, north, south } = mapBounds(points);
  return ({ lat, lng }) => ({
    x: percent((lng - west) / (east - west)),
    y: percent((north - lat) / (north - south)),
  });
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
