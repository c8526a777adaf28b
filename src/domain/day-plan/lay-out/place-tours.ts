import type { LatLng } from '#src/domain/place/location.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { MOST_A_DAY, hasRoom } from './day-room.ts';
import type { DayRoom } from './day-room.ts';
import { joinedTours } from './join-tours.ts';
import { tourOf } from './tour.ts';
import type { Tour } from './tour.ts';

/** The tour of each day, by its number; days without one are free. */
export type DayTours = ReadonlyMap<number, Tour>;

/**
 * Puts ideas onto the days: near ones first beside what lies there already, the others as tours on
 * free days, the longest on the day with the most light. Resolves to what found no room, too.
 */
export function placeTours(
  base: LatLng,
  laid: DayTours,
  ideas: readonly KeptIdea[],
  rooms: readonly DayRoom[],
): { laid: DayTours; left: readonly KeptIdea[] } {
  const days = new Map(laid);
  const rest = besideOthers(base, days, ideas, rooms);
  const free = rooms.filter(({ number }) => !days.has(number)).toSorted(bestDayFirst);
  const tours = joinedTours(base, rest, free).toSorted((a, b) => b.hours - a.hours);
  const homeless: Tour[] = [];
  for (const tour of tours) {
    const day = free.find((room) => !days.has(room.number) && hasRoom(room, tour));
    if (day === undefined) homeless.push(tour);
    else days.set(day.number, tour);
  }
  const left = homeless
    .flatMap((tour) => tour.ideas)
    .filter((idea) => !putSomewhere(base, days, idea, rooms));
  return { laid: days, left };
}

/** On the way to what lies on a day already. */
const ON_THE_WAY_KM = 10;
const FAR_KM = 10;

function besideOthers(
  base: LatLng,
  days: Map<number, Tour>,
  ideas: readonly KeptIdea[],
  rooms: readonly DayRoom[],
): KeptIdea[] {
  return ideas.filter((idea) => {
    const alone = tourOf(base, [], [idea]);
    if (alone.km < 2 * FAR_KM) return true;
    const day = cheapestDay(base, days, idea, rooms);
    if (day === null || day.addedKm > ON_THE_WAY_KM) return true;
    days.set(day.number, day.tour);
    return false;
  });
}

function putSomewhere(
  base: LatLng,
  days: Map<number, Tour>,
  idea: KeptIdea,
  rooms: readonly DayRoom[],
): boolean {
  const day = cheapestDay(base, days, idea, rooms);
  if (day !== null) days.set(day.number, day.tour);
  return day !== null;
}

type Added = { number: number; tour: Tour; addedKm: number };

/** The day to whose tour the idea adds the fewest kilometres; null where no day has room. */
function cheapestDay(
  base: LatLng,
  days: ReadonlyMap<number, Tour>,
  idea: KeptIdea,
  rooms: readonly DayRoom[],
): Added | null {
  let best: Added | null = null;
  for (const room of rooms) {
    const there = days.get(room.number) ?? tourOf(base, []);
    if (there.ideas.length >= MOST_A_DAY) continue;
    const tour = tourOf(base, there.ideas, [idea]);
    const addedKm = tour.km - there.km;
    if (hasRoom(room, tour) && (best === null || addedKm < best.addedKm)) {
      best = { number: room.number, tour, addedKm };
    }
  }
  return best;
}

/** Days in the middle of the trip before its first and last, those with more light before others. */
function bestDayFirst(a: DayRoom, b: DayRoom): number {
  if (a.isEdge !== b.isEdge) return a.isEdge ? 1 : -1;
  return b.light - a.light || a.number - b.number;
}
