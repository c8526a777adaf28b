import type { LatLng } from '#src/domain/place/location.ts';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import { mercatorX, mercatorY } from './thumbnail-tiles.ts';
import type { ThumbnailSize } from './thumbnail-tiles.ts';

/** Beyond it a small map shows nothing to go by. */
const CLOSEST = 10;
/** Around the dots; above them there is room for a pin. */
const MARGIN_PX = { side: 18, top: 36 } as const;
const DEGREES = 180 / Math.PI;

export type FittedPoints = {
  centre: LatLng;
  zoom: number;
  /** The tiles to draw it with, and how large: shown at the size asked for, it fits closely. */
  level: number;
  drawn: ThumbnailSize;
  /** Of each point, in CSS pixels from the upper left corner. */
  dots: readonly { x: number; y: number }[];
};

/**
 * The closest picture in which all points are, the nearer way around the globe as seen from the first.
 * `covered`: CSS pixels at the right edge that something lies over.
 */
export function fitPoints(
  points: readonly LatLng[],
  size: ThumbnailSize,
  closest: number = CLOSEST,
  covered = 0,
): FittedPoints {
  const [first] = points;
  const from = mercatorX(first?.lng ?? 0);
  const xs = points.map(({ lng }) => from + nearerWay(mercatorX(lng) - from));
  const ys = points.map(({ lat }) => mercatorY(lat));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const share = Math.max(
    (right - left) / Math.max(1, size.width - covered - 2 * MARGIN_PX.side),
    (bottom - top) / Math.max(1, size.height - MARGIN_PX.side - MARGIN_PX.top),
  );
  const fitting = share === 0 ? closest : Math.log2(1 / (share * MAP_TILE_PX));
  const zoom = Math.min(closest, Math.max(0, fitting));
  const level = Math.ceil(zoom);
  const larger = 2 ** (level - zoom);
  const pixels = 2 ** zoom * MAP_TILE_PX;
  const lower = (MARGIN_PX.top - MARGIN_PX.side) / 2 / pixels;
  const [x, y] = [(left + right + covered / pixels) / 2, (top + bottom) / 2 - lower];
  return {
    centre: { lat: latAt(y), lng: lngAt(x) },
    zoom,
    level,
    drawn: { width: Math.round(size.width * larger), height: Math.round(size.height * larger) },
    dots: xs.map((at, number) => ({
      x: (at - x) * pixels + size.width / 2,
      y: ((ys[number] ?? y) - y) * pixels + size.height / 2,
    })),
  };
}

function nearerWay(difference: number): number {
  return difference - Math.round(difference);
}

function lngAt(x: number): number {
  const lng = x * 360 - 180;
  return lng - 360 * Math.round(lng / 360);
}

function latAt(y: number): number {
  return Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * DEGREES;
}
