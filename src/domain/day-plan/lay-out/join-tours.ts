import type { LatLng } from '#src/domain/place/location.ts';
import { hasRoom } from './day-room.ts';
import type { DayRoom } from './day-room.ts';
import { tourOf } from './tour.ts';
import type { Tour } from './tour.ts';

/** A way twice as long is not travelled twice: joining two outings saves at least so much. */
export const WORTH_JOINING_KM = 20;
/** Joined while there are days enough: a full day is for trips that have too few. */
const MOST_UNHURRIED = 2;

/**
 * Joins tours pair by pair, the pair that saves most kilometres first (Clarke and Wright's
 * savings), while there are more tours than rooms, and where one would drive the same way twice.
 */
export function joinedTours(
  base: LatLng,
  alone: readonly Tour[],
  rooms: readonly DayRoom[],
): Tour[] {
  const tours = [...alone];
  const join = joiner(base);
  for (;;) {
    const best = bestPair(tours, rooms, join);
    if (best === null) return tours;
    tours.splice(best.second, 1);
    tours.splice(best.first, 1, best.joined);
  }
}

type Pair = { first: number; second: number; joined: Tour; savedKm: number };

type Join = (a: Tour, b: Tour) => Tour;

function bestPair(tours: readonly Tour[], rooms: readonly DayRoom[], join: Join): Pair | null {
  const isHurried = tours.length > rooms.length;
  const most = isHurried ? Math.max(...rooms.map((room) => room.most)) : MOST_UNHURRIED;
  const kinds = differing(rooms);
  let best: Pair | null = null;
  for (const [first, a] of tours.entries()) {
    for (const [second, b] of tours.entries()) {
      if (second <= first || a.ideas.length + b.ideas.length > most) continue;
      const joined = join(a, b);
      const savedKm = a.km + b.km - joined.km;
      if (!isHurried && savedKm < WORTH_JOINING_KM) continue;
      if (best !== null && !isBetter(savedKm, joined, best)) continue;
      if (kinds.some((room) => hasRoom(room, joined))) best = { first, second, joined, savedKm };
    }
  }
  return best;
}

/** All rooms between the first and the last day are alike. */
function differing(rooms: readonly DayRoom[]): DayRoom[] {
  const middle = rooms.find(({ isEdge }) => !isEdge);
  return rooms.filter((room) => room.isEdge || room === middle);
}

/** Most pairs are the same in each round. */
function joiner(base: LatLng): Join {
  const known = new WeakMap<Tour, WeakMap<Tour, Tour>>();
  return (a, b) => {
    const ofFirst = known.get(a) ?? new WeakMap<Tour, Tour>();
    known.set(a, ofFirst);
    const joined = ofFirst.get(b) ?? tourOf(base, [], [...a.ideas, ...b.ideas]);
    ofFirst.set(b, joined);
    return joined;
  };
}

/** Where nothing is saved, short outings are joined before long ones. */
function isBetter(savedKm: number, joined: Tour, best: Pair): boolean {
  if (Math.abs(savedKm - best.savedKm) > 0.5) return savedKm > best.savedKm;
  return joined.hours < best.joined.hours;
}
