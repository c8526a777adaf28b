/** A station's index and its distance. */
export type Neighbour = { index: number; distanceKm: number };

/** Finds the stations around a point, nearest first. */
export type NearestStations = (
  lat: number,
  lng: number,
  count: number,
  accept?: (index: number) => boolean,
) => Neighbour[];

type Vector = readonly [number, number, number];
type Node = { index: number; at: Vector; axis: 0 | 1 | 2; left: Node | null; right: Node | null };

const EARTH_KM = 6371;

/** A k-d tree over unit vectors, so that poles and date line need no special cases. */
export function createNearestStations(
  points: readonly { lat: number; lng: number }[],
): NearestStations {
  const root = build(
    points.map((point, index) => ({ index, at: vectorOf(point.lat, point.lng) })),
    0,
  );
  return (lat, lng, count, accept = () => true) => {
    const from = vectorOf(lat, lng);
    const best: { index: number; chord: number }[] = [];
    const visit = (node: Node | null): void => {
      if (node === null) return;
      const chord = squaredChord(from, node.at);
      const worst = best.length < count ? Infinity : (best.at(-1)?.chord ?? Infinity);
      if (chord < worst && accept(node.index)) insert(best, { index: node.index, chord }, count);
      const side = from[node.axis] - node.at[node.axis];
      visit(side < 0 ? node.left : node.right);
      const limit = best.length < count ? Infinity : (best.at(-1)?.chord ?? Infinity);
      if (side * side < limit) visit(side < 0 ? node.right : node.left);
    };
    visit(root);
    return best.map(({ index, chord }) => ({
      index,
      distanceKm: 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord) / 2)),
    }));
  };
}

function build(items: { index: number; at: Vector }[], depth: number): Node | null {
  if (items.length === 0) return null;
  const axis = AXES[depth % 3] ?? 0;
  const sorted = items.toSorted((a, b) => a.at[axis] - b.at[axis]);
  const middle = Math.floor(sorted.length / 2);
  const item = sorted[middle];
  if (item === undefined) return null;
  return {
    ...item,
    axis,
    left: build(sorted.slice(0, middle), depth + 1),
    right: build(sorted.slice(middle + 1), depth + 1),
  };
}

const AXES = [0, 1, 2] as const;

function insert(
  best: { index: number; chord: number }[],
  found: { index: number; chord: number },
  count: number,
): void {
  let place = best.length;
  while (place > 0 && (best[place - 1]?.chord ?? 0) > found.chord) place--;
  best.splice(place, 0, found);
  if (best.length > count) best.pop();
}

function vectorOf(lat: number, lng: number): Vector {
  const phi = (lat * Math.PI) / 180;
  const lambda = (lng * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function squaredChord(a: Vector, b: Vector): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
