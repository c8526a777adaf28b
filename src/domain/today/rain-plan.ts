import { exchangePlans, keep, letGo, move, unscheduledOf } from '../day-plan/change-plan.ts';
import type { DayPlan } from '../day-plan/day-plan.ts';
import type { KeptIdea } from '../day-plan/kept-idea.ts';
import { daysTaken } from '../day-plan/trek.ts';
import { distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import { REACH_KM } from '../place/reach.ts';

/** The plan of a day for rain; after an exchange, for dry weather. */
export type RainPlan = { ideas: readonly KeptIdea[]; forRain: boolean };

/**
 * The day's plan for rain, else the first spare place near by that has a roof. Null where the whole
 * day is under a roof, nothing is planned, or one is on a trek.
 */
export function rainPlanOf(
  plan: DayPlan,
  number: number,
  { base, spare }: { base: LatLng; spare: readonly KeptIdea[] },
): RainPlan | null {
  const byKey = new Map(plan.kept.map((idea) => [idea.key, idea]));
  const ideasOf = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const { ideas = [], rain = [] } = plan.days[number] ?? {};
  const planned = ideasOf(ideas);
  const instead = ideasOf(rain);
  if (instead.length > 0) {
    return { ideas: instead, forRain: instead.every(({ indoor }) => indoor) };
  }
  const isOnTrek = planned.some((idea) => daysTaken(idea) > 1);
  if (isOnTrek || planned.every(({ indoor }) => indoor)) return null;
  const isNear = ({ at }: KeptIdea) =>
    at !== undefined &&
    [base, ...planned.flatMap((idea) => idea.at ?? [])].some(
      (from) => distanceKm(from, at) <= REACH_KM.near,
    );
  const found = [...unscheduledOf(plan), ...spare].find((idea) => idea.indoor && isNear(idea));
  return found === undefined ? null : { ideas: [found], forRain: true };
}

/** The plan for rain becomes the plan of the day. Applied twice it is the same as once. */
export function swapPlans(plan: DayPlan, number: number, { ideas }: RainPlan): DayPlan {
  const keys = ideas.map(({ key }) => key);
  if (keys.every((key) => plan.days[number]?.ideas.includes(key) === true)) return plan;
  const rain = plan.days[number]?.rain ?? [];
  const withRain = ideas
    .filter(({ key }) => !rain.includes(key))
    .reduce(
      (now, idea, at) => move(keep(now, idea), idea.key, { in: 'rain', day: number, at }),
      plan,
    );
  return exchangePlans(withRain, number, withRain.days[number]?.rain ?? []);
}

/** Undoes `swapPlans`: the day is as it was, and a place that nobody had kept is not kept. */
export function swapBack(before: DayPlan, number: number): (now: DayPlan) => DayPlan {
  const { ideas = [], rain = [] } = before.days[number] ?? {};
  const kept = new Set(before.kept.map(({ key }) => key));
  return (now) => {
    const day = now.days[number];
    const came = [...(day?.ideas ?? []), ...(day?.rain ?? [])].filter((key) => !kept.has(key));
    const without = came.reduce((plan, key) => letGo(plan, key), now);
    const planned = ideas.reduce(
      (plan, key, at) => move(plan, key, { in: 'ideas', day: number, at }),
      without,
    );
    return rain.reduce(
      (plan, key, at) => move(plan, key, { in: 'rain', day: number, at }),
      planned,
    );
  };
}
