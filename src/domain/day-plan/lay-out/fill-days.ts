import type { LatLng } from '#src/domain/place/location.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { hasRoom } from './day-room.ts';
import type { DayRoom } from './day-room.ts';
import { isNear } from './near-together.ts';
import { rankedTours } from './ranking.ts';
import type { Ranking } from './ranking.ts';
import { isLong, tourOf } from './tour.ts';
import type { Tour } from './tour.ts';

/** Days while they are filled: those with a number, and tours for any of the free days between. */
export type Draft = { numbered: Map<number, Tour>; anyDay: Tour[]; capacity: number };

type Ground = { base: LatLng; rooms: readonly DayRoom[] };

/** Added kilometres up to which something lies on the way to what is on a day already. */
const ON_THE_WAY_KM = 10;
/** There and on the way: beside it nothing else finds room on that day. */
const WHOLE_DAY_HOURS = 6;
/** Ideas that are nearer can have a day of their own just as well. */
const FAR_KM = 10;

/** Puts what is near a day that was filled by hand onto it, and what is on the way there. */
export function besideFixed(
  { base, rooms }: Ground,
  days: Map<number, Tour>,
  ideas: readonly KeptIdea[],
): KeptIdea[] {
  return ideas.filter((idea) => {
    const isFar = tourOf(base, [idea]).farKm >= FAR_KM;
    const filled = rooms.filter(({ number }) => days.has(number));
    const day = additions(base, days, idea, filled).find(
      ({ before, addedKm }) => isNear(before, idea) || (isFar && addedKm <= ON_THE_WAY_KM),
    );
    if (day === undefined) return true;
    days.set(day.number, day.tour);
    return false;
  });
}

/**
 * Shares tours among the days: long ones need whole days, the first and last day take the least of what
 * fits there once the others are full. Returns those that found none.
 */
export function share(tours: readonly Tour[], draft: Draft, edges: readonly DayRoom[]): Tour[] {
  const far = tours.filter(isLong);
  const whole = far.slice(0, draft.capacity);
  const homeless = far.slice(draft.capacity);
  const others = tours.filter((tour) => !isLong(tour));
  const over = others.length - (draft.capacity - whole.length);
  const fits = (tour: Tour) => edges.some((room) => hasRoom(room, tour));
  const short = over <= 0 ? [] : others.filter(fits).slice(-Math.min(over, edges.length));
  for (const tour of short) {
    const room = edges.find((edge) => !draft.numbered.has(edge.number) && hasRoom(edge, tour));
    if (room === undefined) homeless.push(tour);
    else draft.numbered.set(room.number, tour);
  }
  const rest = others.filter((tour) => !short.includes(tour));
  const places = draft.capacity - whole.length;
  draft.anyDay.push(...whole, ...rest.slice(0, places));
  return [...homeless, ...rest.slice(places)];
}

/** Puts an idea where it adds the fewest kilometres; false where no day has room. */
export function putSomewhere(
  { base, rooms, away }: Ground & { away: ReadonlySet<number> },
  { numbered, anyDay, capacity }: Draft,
  idea: KeptIdea,
): boolean {
  const between = rooms.find(({ isEdge }) => !isEdge);
  const known = rooms.filter(
    ({ number, isEdge }) => numbered.has(number) || (isEdge && !away.has(number)),
  );
  const [day] = additions(base, numbered, idea, known);
  const drafts = new Map(anyDay.entries());
  if (anyDay.length < capacity) drafts.set(anyDay.length, tourOf(base, []));
  const alike =
    between === undefined ? [] : Array.from(drafts.keys(), (number) => ({ ...between, number }));
  const [other] = additions(base, drafts, idea, alike);
  if (other !== undefined && (day === undefined || other.addedKm < day.addedKm)) {
    anyDay[other.number] = other.tour;
    return true;
  }
  if (day !== undefined) numbered.set(day.number, day.tour);
  return day !== undefined;
}

type Exchange = { wanted: KeptIdea; gone: readonly KeptIdea[] };

/**
 * Puts the best of what is left in the place of the least on any day, where that is worth less and lies no
 * farther out; null where nothing is to be gained.
 */
export function giveWay(
  { base, rooms, ranking }: Ground & { ranking: Ranking },
  { numbered, anyDay }: Draft,
  { left, loose }: { left: readonly KeptIdea[]; loose: ReadonlySet<KeptIdea> },
): Exchange | null {
  const between = rooms.find(({ isEdge }) => !isEdge);
  const places = [
    ...rooms.flatMap((room) => {
      const tour = numbered.get(room.number);
      const set = (changed: Tour) => numbered.set(room.number, changed);
      return tour === undefined ? [] : [{ room, tour, set }];
    }),
    ...anyDay.flatMap((tour, at) => {
      const set = (changed: Tour) => anyDay.splice(at, 1, changed);
      return between === undefined ? [] : [{ room: between, tour, set }];
    }),
  ];
  const laid = places
    .flatMap((place) => place.tour.ideas.map((idea) => ({ ...place, idea })))
    .filter(({ idea }) => loose.has(idea))
    .toSorted((a, b) => ranking(b.idea, a.idea));
  for (const wanted of left) {
    for (const { idea, tour, room, set } of laid) {
      if (ranking(idea, wanted) <= 0) break;
      const others = tour.ideas.filter((other) => other !== idea);
      const changed = tourOf(base, others, [wanted]);
      if (changed.km <= tour.km + ON_THE_WAY_KM && hasRoom(room, changed)) {
        set(changed);
        return { wanted, gone: [idea] };
      }
    }
    // An idea that fills a day takes the day of a tour whose ideas are all worth less.
    const alone = tourOf(base, [wanted]);
    const least = alone.hours < WHOLE_DAY_HOURS ? undefined : leastTour(anyDay, { ranking, loose });
    if (least !== undefined && least.ideas.every((idea) => ranking(idea, wanted) > 0)) {
      anyDay.splice(anyDay.indexOf(least), 1, alone);
      return { wanted, gone: least.ideas };
    }
  }
  return null;
}

/** The day of which the best is worth least, among those that nobody filled by hand. */
function leastTour(
  tours: readonly Tour[],
  { ranking, loose }: { ranking: Ranking; loose: ReadonlySet<KeptIdea> },
): Tour | undefined {
  const own = tours.filter(({ ideas }) => ideas.every((idea) => loose.has(idea)));
  return rankedTours(own, ranking).at(-1);
}

type Added = { number: number; before: Tour; tour: Tour; addedKm: number };

/** The days that have room for the idea, those to which it adds the fewest kilometres first. */
function additions(
  base: LatLng,
  days: ReadonlyMap<number, Tour>,
  idea: KeptIdea,
  rooms: readonly DayRoom[],
): Added[] {
  return rooms
    .flatMap((room) => {
      const before = days.get(room.number) ?? tourOf(base, []);
      if (before.ideas.length >= room.most) return [];
      const tour = tourOf(base, before.ideas, [idea]);
      const addedKm = tour.km - before.km;
      return hasRoom(room, tour) ? [{ number: room.number, before, tour, addedKm }] : [];
    })
    .toSorted((a, b) => a.addedKm - b.addedKm);
}
