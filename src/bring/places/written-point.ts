import type { LatLng } from '#src/domain/place/location.ts';
import { readTypedPoint } from '#src/domain/points/typed-point.ts';

/**
 * The point that is written in a text or in a link to a map. `rough`: about there, as Google's links to
 * a place hold it. Null where there is none.
 */
export function writtenPoint(text: string): { at: LatLng; rough: boolean } | null {
  const read = readTypedPoint(text);
  return read?.type === 'point' ? { at: read.point, rough: read.about } : null;
}
