import type { LatLng } from '#src/domain/location.ts';

/** Left and top in percent of the drawing. */
type PlaceOnMap = { x: string; y: string };

export type MapBounds = { west: number; east: number; north: number; south: number };

/** Width by height of every drawing; its style sheet says the same. */
export const MAP_ASPECT = 1.5;
/** Kept free on each side, share of the drawing. */
const MARGIN = { x: 0.08, y: 0.12 };
const LEAST_SPAN = 0.01;

/** The section that a drawing of these points shows: north up, true to scale in its middle. */
export function mapBounds(points: readonly LatLng[]): MapBounds {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const height = Math.max(
    spanOf(lats) / (1 - 2 * MARGIN.y),
    (spanOf(lngs) * shrink) / (1 - 2 * MARGIN.x) / MAP_ASPECT,
    LEAST_SPAN,
  );
  const width = (height * MAP_ASPECT) / shrink;
  return {
    west: middle.lng - width / 2,
    east: middle.lng + width / 2,
    north: middle.lat + height / 2,
    south: middle.lat - height / 2,
  };
}

/** The position of a point in the drawing. */
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
