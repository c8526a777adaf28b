/** Web Mercator as fractions of the world: x runs east from 180 W, y south from 85.05 N. */
export function mercatorX(lon: number): number {
  return (lon + 180) / 360;
}

export function mercatorY(lat: number): number {
  const sin = Math.sin((Math.max(-89.9, Math.min(89.9, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}

export function latitudeOf(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

/** Turns longitude, latitude, … into x, y, … */
export function project(points: readonly number[]): Float64Array {
  const projected = new Float64Array(points.length);
  for (let at = 0; at < points.length; at += 2) {
    projected[at] = mercatorX(points[at] ?? 0);
    projected[at + 1] = mercatorY(points[at + 1] ?? 0);
  }
  return projected;
}
