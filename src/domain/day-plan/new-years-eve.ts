import type { IsoDay } from '../days/day.ts';
import type { DayPlan } from './day-plan.ts';

/** The key of the idea for that night, with or without its place. */
const IDEA = /^wish-new-year\b/u;

export function isNewYearsEve(day: IsoDay): boolean {
  return day.endsWith('-12-31');
}

/** What is for New Year's Eve stands last on that day, unless it was placed by hand. `days`: those of the plan. */
export function onNewYearsEve(plan: DayPlan, days: readonly IsoDay[]): DayPlan {
  const night = days.findIndex(isNewYearsEve);
  const isLaid = (key: string) => plan.days.some(({ ideas }) => ideas.includes(key));
  const key = plan.kept.find((idea) => IDEA.test(idea.key))?.key;
  if (key === undefined || night === -1 || plan.byHand.includes(key) || !isLaid(key)) return plan;
  return {
    ...plan,
    days: plan.days.map((day, number) => {
      const others = day.ideas.filter((other) => other !== key);
      return { ...day, ideas: number === night ? [...others, key] : others };
    }),
  };
}
