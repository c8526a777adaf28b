import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { AFTER_DARK_SIGHTS } from '#src/domain/kinds/sight-kinds.ts';

/** Ideas of one day in their order, and what they take of it. */
export type Tour = {
  ideas: readonly KeptIdea[];
  /** From the place and back, straight lines. */
  km: number;
  /** From the place to the farthest of them. */
  farKm: number;
  /** There and on the way. */
  hours: number;
  /** Out of doors, for which there should be light. */
  lightHours: number;
};

/** Assumed for an idea that says nothing: a part of half a day. */
const UNKNOWN_HOURS = 2;
/** Straight-line kilometres in an hour, by whatever one travels with. */
const KM_AN_HOUR = 40;
/** An outing that takes longer, or leads farther, is a long one: nobody likes two of them in a row. */
const LONG_HOURS = 6;
const LONG_KM = 40;
/** Several sights within this distance are a day in town, however many hours they take. */
const TOWN_KM = 15;

/** The ideas in this order, each of `more` put where it costs the shortest way. */
export function tourOf(
  base: LatLng,
  ideas: readonly KeptIdea[],
  more: readonly KeptIdea[] = [],
): Tour {
  const farthestFirst = more.toSorted((a, b) => wayKm(base, [b]) - wayKm(base, [a]) || byKey(a, b));
  let order = [...ideas];
  for (const idea of farthestFirst) {
    const orders = Array.from({ length: order.length + 1 }, (_, at) =>
      order.toSpliced(at, 0, idea),
    );
    order = orders.reduce((best, next) => (wayKm(base, next) < wayKm(base, best) ? next : best));
  }
  const km = wayKm(base, order);
  const there = order.reduce((sum, idea) => sum + hoursAt(idea), 0);
  const outside = order.filter(({ indoor, kind }) => !indoor && !isOneOf(AFTER_DARK_SIGHTS, kind));
  return {
    ideas: order,
    km,
    farKm: Math.max(0, ...order.map(({ at }) => distanceKm(base, at ?? base))),
    hours: there + km / KM_AN_HOUR,
    lightHours: outside.reduce((sum, idea) => sum + hoursAt(idea), 0),
  };
}

export function isLong({ ideas, hours, farKm }: Tour): boolean {
  if (farKm > LONG_KM || ideas.some((idea) => hoursAt(idea) > LONG_HOURS)) return true;
  return farKm > TOWN_KM && hours > LONG_HOURS;
}

/** How long one is there. */
function hoursAt({ hours }: KeptIdea): number {
  return hours ?? UNKNOWN_HOURS;
}

export function byKey(a: KeptIdea, b: KeptIdea): number {
  if (a.key === b.key) return 0;
  return a.key < b.key ? -1 : 1;
}

/** An idea without a point is where one stays. */
export function wayKm(base: LatLng, ideas: readonly KeptIdea[]): number {
  const stops = [...ideas.map(({ at }) => at ?? base), base];
  let from = base;
  let km = 0;
  for (const stop of stops) {
    km += distanceKm(from, stop);
    from = stop;
  }
  return km;
}
