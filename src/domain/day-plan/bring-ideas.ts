import { distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import { keep, letGo } from './change-plan.ts';
import { MOST_IDEAS } from './day-plan.ts';
import type { DayPlan } from './day-plan.ts';

/** Two ideas of one name that are nearer than this are the same idea. */
const SAME_PLACE_KM = 0.15;

/** How many more ideas the plan takes. */
export function roomIn({ kept }: DayPlan): number {
  return Math.max(0, MOST_IDEAS - kept.length);
}

/** Keeps several ideas at once, in their order. */
export function bringIdeas(plan: DayPlan, ideas: DayPlan['kept']): DayPlan {
  return ideas.reduce(keep, plan);
}

/** Lets several ideas go at once. */
export function takeBack(plan: DayPlan, keys: readonly string[]): DayPlan {
  return keys.reduce(letGo, plan);
}

/**
 * Whether an idea of that name, in any language, is kept there already. Where a point is missing, the name
 * decides.
 */
export function isThere({ kept }: DayPlan, name: string, at: LatLng | null): boolean {
  const wanted = plain(name);
  return kept.some(({ names, at: there }) => {
    const isNamesake = [names.en, names.de].some(
      (own) => own !== undefined && plain(own) === wanted,
    );
    const isFar = at !== null && there !== undefined && distanceKm(at, there) > SAME_PLACE_KM;
    return isNamesake && !isFar;
  });
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
