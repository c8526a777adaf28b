import type { LatLng } from '#src/domain/place/location.ts';
import { MAP_TILE_PX } from '#src/domain/ports.ts';

/** Width and height in CSS pixels. */
export type ThumbnailSize = { width: number; height: number };

/** A tile of the bundled map, and where its upper left corner lies in the picture, in CSS pixels. */
export type PlacedTile = { z: number; x: number; y: number; left: number; top: number };

/** Web mercator ends here. */
const MAX_LAT = 85.0511;
const RADIANS = Math.PI / 180;

/** The tiles of a level that cover a picture with the point at its centre; none beyond the poles. */
export function tilesAround(
  point: LatLng,
  z: number,
  { width, height }: ThumbnailSize,
): readonly PlacedTile[] {
  const count = 2 ** z;
  const left = mercatorX(point.lng) * count * MAP_TILE_PX - width / 2;
  const top = mercatorY(point.lat) * count * MAP_TILE_PX - height / 2;
  const columns = indices(left, width);
  const rows = indices(top, height).filter((y) => y >= 0 && y < count);
  return rows.flatMap((y) =>
    columns.map((column) => ({
      z,
      x: ((column % count) + count) % count,
      y,
      left: column * MAP_TILE_PX - left,
      top: y * MAP_TILE_PX - top,
    })),
  );
}

function indices(from: number, length: number): number[] {
  const first = Math.floor(from / MAP_TILE_PX);
  const last = Math.ceil((from + length) / MAP_TILE_PX) - 1;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** 0 at 180 W, 1 at 180 E. */
export function mercatorX(lng: number): number {
  return (lng + 180) / 360;
}

/** 0 at the north end of web mercator, 1 at the south end. */
export function mercatorY(lat: number): number {
  const sine = Math.sin(Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * RADIANS);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
