/** A point on the screen, px. */
export type Spot = { x: number; y: number };

/**
 * How a marker is shown: with its tip `at` a spot, which is not its own where it stepped aside; as a
 * cluster that stands for all its `members`; or not at all, as a member of another's cluster.
 */
export type MarkerPlace =
  | { as: 'marker'; at: Spot }
  | { as: 'cluster'; at: Spot; members: readonly number[] }
  | { as: 'member' };

/** Markers side by side touch when they are closer than this. */
const APART_PX = 30;
/** One above the other needs more room: what is arranged are spots with less height. */
const TALLER = 1.2;
/** The pin is larger, takes presses all around it, and its head is higher above its tip. */
const PIN_APART_PX = 36;
const PIN_RISE_PX = 9;
/** A marker steps aside no farther than this, where zooming in helps; upwards 34 px. */
const FARTHEST_PX = 28;
/** More than this many in one spot are a cluster. */
const MOST_TOGETHER = 3;
const ROUNDS = 60;
/** Spreads the directions in which markers at the same spot part. */
const GOLDEN_ANGLE = 2.4;

/**
 * Arranges markers so that none touches another or the pin. `zoomsIn`: the map can still be zoomed in,
 * so that many in one spot may be shown as a cluster; else they part as far as needed.
 */
export function arrangeMarkers(
  points: readonly Spot[],
  pin: Spot | null,
  zoomsIn: boolean,
): MarkerPlace[] {
  const spots = points.map(({ x, y }) => ({ x, y: y / TALLER }));
  const groups = (zoomsIn ? groupsOf(spots) : spots.map((_, index) => [index])).flatMap((group) =>
    group.length > MOST_TOGETHER ? [group] : group.map((index) => [index]),
  );
  const tips = part(
    groups.map((group) => middleOf(group.flatMap((index) => spots[index] ?? []))),
    pin && { x: pin.x, y: (pin.y - PIN_RISE_PX) / TALLER },
    zoomsIn ? FARTHEST_PX : Infinity,
  ).map(({ x, y }) => ({ x, y: y * TALLER }));
  return points.map((_, index): MarkerPlace => {
    const at = tips[groups.findIndex(([first]) => first === index)];
    if (at === undefined) return { as: 'member' };
    const members = groups.find(([first]) => first === index) ?? [];
    return members.length > 1 ? { as: 'cluster', at, members } : { as: 'marker', at };
  });
}

/** Where a marker stands that steps aside from the pin only: its own spot unless the pin covers it. */
export function clearOfPin({ x, y }: Spot, pin: Spot | null): Spot {
  if (pin === null) return { x, y };
  const flat = { x, y: y / TALLER };
  const middle = { x: pin.x, y: (pin.y - PIN_RISE_PX) / TALLER };
  move(flat, pushOf(flat, middle, PIN_APART_PX, 0), 2);
  return { x: flat.x, y: flat.y * TALLER };
}

/** Indices of markers that touch one another, or others of their group. */
function groupsOf(spots: readonly Spot[]): number[][] {
  return spots.reduce<number[][]>((groups, spot, index) => {
    const touched = groups.filter((group) =>
      group.some((other) => distance(spot, spots[other] ?? spot) < APART_PX),
    );
    const rest = groups.filter((group) => !touched.includes(group));
    return [...rest, [...touched.flat(), index].toSorted((a, b) => a - b)];
  }, []);
}

function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/** Pushes close spots apart, again and again, each no farther than `farthest` from where it was. */
function part(spots: readonly Spot[], pin: Spot | null, farthest: number): Spot[] {
  const parted = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, spot] of parted.entries()) {
      for (const other of parted.slice(index + 1)) {
        const push = pushOf(spot, other, APART_PX, index);
        move(spot, push, 1);
        move(other, push, -1);
      }
      if (pin !== null) move(spot, pushOf(spot, pin, PIN_APART_PX, index), 2);
    }
    for (const [index, spot] of parted.entries()) keepNear(spot, spots[index] ?? spot, farthest);
  }
  return parted;
}

/** The shift that moves `spot` half of the missing distance away from `other`. */
function pushOf(spot: Spot, other: Spot, least: number, index: number): Spot {
  const apart = distance(spot, other);
  if (apart >= least) return { x: 0, y: 0 };
  const missing = (least - apart) / 2;
  if (apart < 0.5) {
    const angle = index * GOLDEN_ANGLE;
    return { x: Math.cos(angle) * missing, y: Math.sin(angle) * missing };
  }
  return { x: ((spot.x - other.x) / apart) * missing, y: ((spot.y - other.y) / apart) * missing };
}

function move(spot: Spot, { x, y }: Spot, times: number): void {
  spot.x += x * times;
  spot.y += y * times;
}

function keepNear(spot: Spot, origin: Spot, farthest: number): void {
  const away = distance(spot, origin);
  if (away <= farthest) return;
  spot.x = origin.x + ((spot.x - origin.x) / away) * farthest;
  spot.y = origin.y + ((spot.y - origin.y) / away) * farthest;
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
