/** The edges of a web mercator tile, degrees. */
export function mapTileBounds(
  z: number,
  x: number,
  y: number,
): { west: number; south: number; east: number; north: number } {
  const count = 2 ** z;
  return {
    west: (x / count) * 360 - 180,
    east: ((x + 1) / count) * 360 - 180,
    north: latitude(y / count),
    south: latitude((y + 1) / count),
  };
}

function latitude(mercatorY: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * mercatorY))) * 180) / Math.PI;
}
