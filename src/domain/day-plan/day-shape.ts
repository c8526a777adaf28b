import { distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import type { DayPlan } from './day-plan.ts';
import { isLong, tourOf } from './lay-out/tour.ts';
import { trekDays } from './trek.ts';
import type { TrekDay } from './trek.ts';

/** The kind of day, in its most telling words. Distances are straight lines in kilometres. */
export type DayShape =
  | { kind: 'arrive' | 'leave' }
  | ({ kind: 'trek' } & TrekDay)
  | { kind: 'day-out'; km: number }
  /** `km`: from each stop to the next, summed. */
  | { kind: 'stops'; count: number; km: number };

/** A day out that leads nowhere is a long day in town. */
const AWAY_KM = 2;
/** With two days, one arrives and leaves and has most of both. */
const SHORT_TRIP_DAYS = 2;

/**
 * The kind of each day; null where there is nothing to say of it. `bases`: where one stays on each day; the
 * first of them on those that have none.
 */
export function dayShapes(
  plan: DayPlan,
  bases: readonly [LatLng, ...LatLng[]],
): (DayShape | null)[] {
  const kept = new Map(plan.kept.map((idea) => [idea.key, idea]));
  const treks = trekDays(plan);
  const last = plan.days.length - 1;
  return plan.days.map(({ ideas }, number): DayShape | null => {
    const trek = treks[number] ?? null;
    if (trek !== null) return { kind: 'trek', ...trek };
    if (plan.days.length > SHORT_TRIP_DAYS && number === 0) return { kind: 'arrive' };
    if (plan.days.length > SHORT_TRIP_DAYS && number === last) return { kind: 'leave' };
    const stops = ideas.flatMap((key) => kept.get(key) ?? []);
    const tour = tourOf(bases[number] ?? bases[0], stops);
    if (isLong(tour) && tour.farKm >= AWAY_KM) return { kind: 'day-out', km: tour.farKm };
    const points = stops.flatMap(({ at }) => at ?? []);
    if (points.length < 2 || points.length < stops.length) return null;
    return { kind: 'stops', count: stops.length, km: kmBetween(points) };
  });
}

function kmBetween(points: readonly LatLng[]): number {
  return points.reduce((sum, point, at) => sum + distanceKm(points[at - 1] ?? point, point), 0);
}
