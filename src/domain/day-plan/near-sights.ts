import { distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import { REACHES, REACH_KM, reachOf } from '../place/reach.ts';
import { unscheduledOf } from './change-plan.ts';
import type { DayPlan } from './day-plan.ts';
import { isPlace } from './said-kind.ts';
import type { KeptIdea } from './kept-idea.ts';
import { dayRooms, hasRoom } from './lay-out/day-room.ts';
import type { LayOutFacts } from './lay-out/lay-out-days.ts';
import { rankedBy } from './lay-out/ranking.ts';
import { planOfDays, stopOfIdea } from './lay-out/stop-plans.ts';
import type { StopFacts } from './lay-out/stop-plans.ts';
import { isLong, tourOf } from './lay-out/tour.ts';
import { trekDays } from './trek.ts';

/** A sight for a day that is free. `from`: the planned stop that it is near; null for where one stays. */
export type NearSight = { idea: KeptIdea; km: number; from: KeptIdea | null };

const OFFERED = 2;
/** Farther from where one stays and from all that is planned, a sight is no idle offer. */
const FAR_KM = 65;
/** Where something is planned within this distance, its name tells more than where one stays. */
const NEAR_KM = REACH_KM.near;

/**
 * Two sights for each free day, by its number: what is kept and on no day, then what is not kept. Where there
 * are fewer than the days could take, they take turns.
 */
export function nearSights(
  plan: DayPlan,
  {
    base,
    light,
    half,
    order,
    spare,
  }: Pick<LayOutFacts, 'base' | 'light' | 'half' | 'order' | 'spare'>,
): ReadonlyMap<number, readonly NearSight[]> {
  const rooms = dayRooms(plan.days.length, { light, half });
  const treks = trekDays(plan);
  const kept = new Map(plan.kept.map((idea) => [idea.key, idea]));
  const stops = plan.days.map(({ ideas }) => ideas.flatMap((key) => kept.get(key) ?? []));
  const ranking = rankedBy(order);
  const isLongDay = (number: number) =>
    (treks[number] ?? null) !== null || isLong(tourOf(base, stops[number] ?? []));
  const places = stops.flat().filter(isPlace);
  const offered = (ideas: readonly KeptIdea[]) =>
    byReach(ideas.toSorted(ranking).flatMap((idea) => nearTo(idea, places, base) ?? []));
  const sights = [
    ...offered(unscheduledOf(plan)),
    ...offered(spare).filter(({ km }) => km <= FAR_KM),
  ];
  const times = new Map<KeptIdea, number>();
  const timesOf = ({ idea }: NearSight) => times.get(idea) ?? 0;
  return new Map(
    rooms.flatMap((room): [number, NearSight[]][] => {
      const { number } = room;
      if ((stops[number] ?? []).length > 0 || (treks[number] ?? null) !== null) return [];
      const isTiring = isLongDay(number - 1) || isLongDay(number + 1);
      const fitting = sights.filter(({ idea }) => {
        const tour = tourOf(base, [idea]);
        return hasRoom(room, tour) && !(isTiring && isLong(tour));
      });
      const two = fitting.toSorted((a, b) => timesOf(a) - timesOf(b)).slice(0, OFFERED);
      for (const sight of two) times.set(sight.idea, timesOf(sight) + 1);
      return two.length === 0 ? [] : [[number, two]];
    }),
  );
}

/** The same for each stop of a trip: sights near it for its own free days. */
export function nearSightsAtStops(
  plan: DayPlan,
  stops: readonly StopFacts[],
): ReadonlyMap<number, readonly NearSight[]> {
  const [only, ...others] = stops;
  if (only !== undefined && others.length === 0) return nearSights(plan, only);
  return new Map(
    stops.flatMap((facts, at) => {
      const { numbers } = facts;
      const days = new Set(numbers.flatMap((number) => plan.days[number]?.ideas ?? []));
      const ideas = plan.kept.filter(
        (idea) => days.has(idea.key) || stopOfIdea(idea, stops) === at,
      );
      const near = nearSights(planOfDays(plan, numbers, ideas), facts);
      return [...near].map(([index, sights]) => [numbers[index] ?? index, sights] as const);
    }),
  );
}

/** Null for what has no point or is out of reach. */
function nearTo(idea: KeptIdea, stops: readonly KeptIdea[], base: LatLng): NearSight | null {
  const { at } = idea;
  if (at === undefined) return null;
  const fromBase = distanceKm(base, at);
  if (reachOf(fromBase) === null) return null;
  const nearest = stops
    .flatMap((from) => (from.at === undefined ? [] : [{ idea, from, km: distanceKm(from.at, at) }]))
    .toSorted((a, b) => a.km - b.km)[0];
  return nearest !== undefined && nearest.km <= NEAR_KM
    ? nearest
    : { idea, from: null, km: fromBase };
}

/** Nearer sights come first, and of each distance the best. */
function byReach(sights: readonly NearSight[]): NearSight[] {
  const rankOf = ({ km }: NearSight) => REACHES.findIndex((reach) => km <= REACH_KM[reach]);
  return sights.toSorted((a, b) => rankOf(a) - rankOf(b));
}
