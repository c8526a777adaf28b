import { REACH_KM } from '../place/reach.ts';
import { distanceKm } from '../place/location.ts';
import { dayOf, unscheduledOf } from './change-plan.ts';
import type { DayPlan } from './day-plan.ts';
import type { KeptIdea } from './kept-idea.ts';
import type { StopFacts } from './lay-out/stop-plans.ts';
import { rankedBy } from './lay-out/ranking.ts';
import type { NearSight } from './near-sights.ts';
import { daysTaken } from './trek.ts';

/** Sights that could be added to a day, and kept ideas that are on no day yet. */
export type NearDay = { sights: readonly NearSight[]; kept: readonly NearSight[] };

const MOST_SIGHTS = 4;
const MOST_KEPT = 3;
/** Of what lies about equally near the best is offered, not what is nearest by a few houses. */
const BANDS_KM = [2, 5, REACH_KM.near, REACH_KM['half-day']];

/**
 * The sights near the places of a day, nearest first; of a day without places, near where one
 * stays. `sights`: those that are not kept and at most half a day away.
 */
export function nearDay(
  plan: DayPlan,
  number: number,
  { base, order, spare }: Pick<StopFacts, 'base' | 'order' | 'spare'>,
): NearDay {
  const { ideas } = dayOf(plan, number);
  const places = plan.kept.filter(({ key }) => ideas.includes(key));
  const near = (all: readonly KeptIdea[]) =>
    all.flatMap((idea) => {
      const { at } = idea;
      if (at === undefined) return [];
      const away = places.flatMap((from) =>
        from.at === undefined ? [] : [{ idea, from, km: distanceKm(from.at, at) }],
      );
      const [nearest] = away.toSorted((a, b) => a.km - b.km);
      return [nearest ?? { idea, from: null, km: distanceKm(base, at) }];
    });
  const ranking = rankedBy(order);
  const sights = near(spare.filter((idea) => daysTaken(idea) === 1))
    .filter(({ km }) => bandOf(km) >= 0)
    .toSorted((a, b) => bandOf(a.km) - bandOf(b.km) || ranking(a.idea, b.idea))
    .slice(0, MOST_SIGHTS);
  return {
    sights: sights.toSorted((a, b) => a.km - b.km),
    kept: near(unscheduledOf(plan))
      .toSorted((a, b) => a.km - b.km)
      .slice(0, MOST_KEPT),
  };
}

/** -1 where it is too far for the day. */
function bandOf(km: number): number {
  return BANDS_KM.findIndex((band) => km <= band);
}
