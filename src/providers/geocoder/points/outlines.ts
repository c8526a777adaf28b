import type { LatLng } from '#src/domain/place/location.ts';
import type { Outline } from '../gazetteer/decode-places.ts';

/** The first (smallest) outline of that type around the point; null when there is none. */
export function outlineAt(
  outlines: readonly Outline[],
  type: Outline['type'],
  point: LatLng,
): Outline | null {
  return outlines.find((outline) => outline.type === type && contains(outline, point)) ?? null;
}

function contains({ lngs, lats }: Outline, { lat, lng }: LatLng): boolean {
  let inside = false;
  for (let at = 0, before = lngs.length - 1; at < lngs.length; before = at++) {
    const y1 = lats[at] ?? 0;
    const y2 = lats[before] ?? 0;
    if (y1 > lat === y2 > lat) continue;
    const x1 = lngs[at] ?? 0;
    const x2 = lngs[before] ?? 0;
    if (lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
