import type { LatLng } from '#src/domain/location.ts';

/** Left and top in percent of the drawing. */
type PlaceOnMap = { x: string; y: string };

/** Kept free on each side, share of the drawing. */
const MARGIN = { x: 0.08, y: 0.12 };
/** Width by height of the drawing on a wide screen; a narrow one squeezes it a little. */
const ASPECT = 2;

/** A frame around all points, north up, true to scale in the middle of the drawing's widths. */
export function mapFrame(points: readonly LatLng[]): (point: LatLng) => PlaceOnMap {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const width = Math.max(spanOf(lngs) * shrink, spanOf(lats) * ASPECT, 0.01);
  return ({ lat, lng }) => {
    const east = ((lng - middle.lng) * shrink) / width;
    const south = ((middle.lat - lat) * ASPECT) / width;
    const x = 0.5 + east * (1 - 2 * MARGIN.x);
    const y = 0.5 + south * (1 - 2 * MARGIN.y);
    return { x: percent(x), y: percent(y) };
  };
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
