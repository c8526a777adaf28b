import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { placeOf } from '../change-plan.ts';
import { EMPTY_DAY, EMPTY_PLAN } from '../day-plan.ts';
import type { DayPlan } from '../day-plan.ts';
import type { KeptIdea } from '../kept-idea.ts';
import type { LayOutFacts } from './lay-out-days.ts';

/** A stop of a trip, with the numbers of its days in the plan of the whole; light and half days are theirs. */
export type StopFacts = LayOutFacts & { numbers: readonly number[] };

/** To which stop an idea belongs: to the one that suggests it, else to the nearest. Null without a point. */
export function stopOfIdea(
  { key, at }: Pick<KeptIdea, 'key' | 'at'>,
  stops: readonly { base: LatLng; order: readonly string[] }[],
): number | null {
  const suggesting = stops.findIndex(({ order }) => order.includes(key));
  if (suggesting !== -1) return suggesting;
  if (at === undefined) return null;
  return nearestStop(
    at,
    stops.map(({ base }) => base),
  );
}

/** The index of the nearest of the points; null without any. */
export function nearestStop(at: LatLng, bases: readonly LatLng[]): number | null {
  const nearest = bases
    .map((base, index) => ({ index, km: distanceKm(base, at) }))
    .toSorted((a, b) => a.km - b.km)[0];
  return nearest?.index ?? null;
}

/** Whether the traveller put it where it lies. */
export function isByHand(plan: DayPlan, key: string): boolean {
  return plan.byHand.includes(key) && placeOf(plan, key)?.in !== 'unscheduled';
}

/** The plan of the days of these numbers alone, with these ideas. */
export function planOfDays(
  plan: DayPlan,
  numbers: readonly number[],
  kept: readonly KeptIdea[],
): DayPlan {
  const keys = new Set(kept.map(({ key }) => key));
  const known = (all: readonly string[]) => all.filter((key) => keys.has(key));
  return {
    ...EMPTY_PLAN,
    from: plan.from,
    kept: [...kept],
    days: numbers.map((number) => {
      const day = plan.days[number] ?? EMPTY_DAY;
      return { ...day, ideas: known(day.ideas), rain: known(day.rain) };
    }),
    byHand: known(plan.byHand),
  };
}
