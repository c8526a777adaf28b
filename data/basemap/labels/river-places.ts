import type { River } from '../rivers.ts';
import type { Label } from './label.ts';

const NEAR_DEGREES = 0.8;

/** Moves the name of a river onto the nearest point of a drawn river. */
export function onRiver(label: Label, rivers: readonly River[]): Label {
  if (label.kind !== 'river') return label;
  const best = { distance: NEAR_DEGREES, lat: label.lat, lon: label.lon };
  const squeeze = Math.cos((label.lat * Math.PI) / 180);
  for (const { rank, points } of rivers) {
    if (rank > 2) continue;
    for (let at = 0; at < points.length; at += 2) {
      const east = ((((points[at] ?? 0) - label.lon + 540) % 360) - 180) * squeeze;
      const north = (points[at + 1] ?? 0) - label.lat;
      // Large rivers are meant rather than the brooks beside them.
      const distance = Math.hypot(east, north) * (1 + rank / 2);
      if (distance >= best.distance) continue;
      Object.assign(best, { distance, lat: points[at + 1], lon: label.lon + east / squeeze });
    }
  }
  return { ...label, lat: best.lat, lon: best.lon };
}
