import type { MapLabel } from '#src/domain/map/map-label.ts';

/** A pin this near to a place, in metres on the ground, is in it. */
const OWN_PLACE_M = 2500;
/** The points of summits are good to a few hundred metres; parks are wide. */
const OWN_SUMMIT_M = 1000;
const OWN_PARK_M = 5000;
const EARTH_RADIUS_M = 6_378_137;

/** The largest place at a point in web mercator metres, of equals the nearest; null far from all of them. */
export function ownPlace(labels: readonly MapLabel[], x: number, y: number): MapLabel | null {
  const places = labels.filter(({ kind }) => kind === 'city' || kind === 'capital');
  const inReach = within(places, x, y, OWN_PLACE_M);
  const away = (label: MapLabel) => Math.hypot(label.x - x, label.y - y);
  const [largest] = inReach.toSorted(
    (a, b) => (b.population ?? 0) - (a.population ?? 0) || away(a) - away(b),
  );
  return largest ?? null;
}

/** The highest summit, or else the park, whose point is near a point in web mercator metres. */
export function ownNature(labels: readonly MapLabel[], x: number, y: number): MapLabel | null {
  const ofKind = (wanted: MapLabel['kind']) => labels.filter(({ kind }) => kind === wanted);
  const summits = within(ofKind('peak'), x, y, OWN_SUMMIT_M);
  const [highest] = summits.toSorted((a, b) => b.height - a.height);
  const [park] = within(ofKind('park'), x, y, OWN_PARK_M);
  return highest ?? park ?? null;
}

function within(
  labels: readonly MapLabel[],
  x: number,
  y: number,
  metres: number,
): readonly MapLabel[] {
  const around = metres * Math.cosh(y / EARTH_RADIUS_M);
  return labels.filter((label) => Math.hypot(label.x - x, label.y - y) <= around);
}
