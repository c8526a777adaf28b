import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { hasRoom } from './day-room.ts';
import type { DayRoom } from './day-room.ts';
import { tourOf } from './tour.ts';
import type { Tour } from './tour.ts';

/** Ideas as near as this are seen on one day. */
const NEAR_KM = 2;
/** A day that is not hurried. */
const EASY_HOURS = 7;

/**
 * Groups of near ideas, in the order of the ideas: each takes along those nearest to it, which must
 * be near all others of the group, as long as the day is not hurried. An idea without a point is
 * alone.
 */
export function nearTogether(
  base: LatLng,
  ideas: readonly KeptIdea[],
  room: DayRoom | undefined,
): Tour[] {
  const tours: Tour[] = [];
  const rest = [...ideas];
  for (let first = rest.shift(); first !== undefined; first = rest.shift()) {
    let tour = tourOf(base, [first]);
    for (;;) {
      const next = room === undefined ? null : nearest(base, tour, rest, room);
      if (next === null) break;
      rest.splice(rest.indexOf(next.idea), 1);
      tour = next.tour;
    }
    tours.push(tour);
  }
  return tours;
}

function nearest(base: LatLng, tour: Tour, ideas: readonly KeptIdea[], room: DayRoom) {
  let best: { idea: KeptIdea; tour: Tour; km: number } | null = null;
  for (const idea of ideas) {
    const km = kmToAll(tour, idea);
    if (km > NEAR_KM || (best !== null && km >= best.km)) continue;
    const both = tourOf(base, tour.ideas, [idea]);
    if (both.hours <= EASY_HOURS && hasRoom(room, both)) best = { idea, tour: both, km };
  }
  return best;
}

/** To the farthest; infinite where either has no point. */
function kmToAll({ ideas }: Tour, { at }: KeptIdea): number {
  if (at === undefined) return Infinity;
  return Math.max(
    ...ideas.map((idea) => (idea.at === undefined ? Infinity : distanceKm(idea.at, at))),
  );
}

/** Is the idea near everything of a day? */
export function isNear(tour: Tour, idea: KeptIdea): boolean {
  return tour.ideas.length > 0 && kmToAll(tour, idea) <= NEAR_KM;
}
