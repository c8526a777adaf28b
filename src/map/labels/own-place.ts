import type { MapLabel } from '#src/domain/map-label.ts';

/** A pin this near to a place, in metres on the ground, is in it. */
const OWN_M = 2500;
const EARTH_RADIUS_M = 6_378_137;

/** The largest place at a point in web mercator metres; null far from all of them. */
export function ownPlace(labels: readonly MapLabel[], x: number, y: number): MapLabel | null {
  const around = OWN_M * Math.cosh(y / EARTH_RADIUS_M);
  const inReach = labels.filter(
    (label) =>
      (label.kind === 'city' || label.kind === 'capital') &&
      Math.hypot(label.x - x, label.y - y) <= around,
  );
  const [largest] = inReach.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
  return largest ?? null;
}
