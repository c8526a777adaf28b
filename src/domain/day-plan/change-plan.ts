import { EMPTY_DAY, MOST_IDEAS } from './day-plan.ts';
import type { DayPlan, PlannedDay } from './day-plan.ts';
import type { KeptIdea } from './kept-idea.ts';
import { LONGEST_DAY_NOTE, isOwnIdea } from './kept-idea.ts';

/** Where a kept idea lies: on no day, or at a position in a day's plan or in its plan for rain. */
export type IdeaPlace = { in: 'unscheduled' } | { in: 'ideas' | 'rain'; day: number; at: number };

export const UNSCHEDULED: IdeaPlace = { in: 'unscheduled' };

/** Keeps an idea, also one that was set aside. One that is kept stays where it is; a full plan as it is. */
export function keep(plan: DayPlan, idea: KeptIdea): DayPlan {
  if (plan.kept.length >= MOST_IDEAS && !isKept(plan, idea.key)) return plan;
  const setAside = plan.setAside.filter(({ key }) => key !== idea.key);
  if (isKept(plan, idea.key)) return { ...plan, setAside };
  return { ...plan, setAside, kept: [...plan.kept, idea] };
}

/** Other words or another point for a kept idea, which stays where it lies. */
export function rewrite(plan: DayPlan, idea: KeptIdea): DayPlan {
  return { ...plan, kept: plan.kept.map((other) => (other.key === idea.key ? idea : other)) };
}

/** Takes an idea off the days and out of what is kept. */
export function letGo(plan: DayPlan, key: string): DayPlan {
  const lifted = move(plan, key, UNSCHEDULED);
  return { ...lifted, kept: lifted.kept.filter((idea) => idea.key !== key) };
}

/** The idea is no longer shown among the suggestions; one's own is let go. */
export function putAside(plan: DayPlan, { key, names }: Pick<KeptIdea, 'key' | 'names'>): DayPlan {
  const rest = letGo(plan, key);
  if (isOwnIdea({ key }) || rest.setAside.some((idea) => idea.key === key)) return rest;
  return { ...rest, setAside: [...rest.setAside, { key, names }].slice(-MOST_IDEAS) };
}

export function bringBack(plan: DayPlan, key: string): DayPlan {
  return { ...plan, setAside: plan.setAside.filter((idea) => idea.key !== key) };
}

/** Brings an idea that was let go or set aside back to where it was. Applied twice it is the same as once. */
export function backTo(before: DayPlan, idea: KeptIdea): (now: DayPlan) => DayPlan {
  const place = placeOf(before, idea.key);
  return (now) => {
    if (place === null) return bringBack(now, idea.key);
    const kept = keep(now, idea);
    return place.in === 'unscheduled' ? kept : move(kept, idea.key, place);
  };
}

function isKept(plan: DayPlan, key: string): boolean {
  return plan.kept.some((idea) => idea.key === key);
}

/** Null for an idea that is not kept. */
export function placeOf(plan: DayPlan, key: string): IdeaPlace | null {
  if (!isKept(plan, key)) return null;
  for (const [day, { ideas, rain }] of plan.days.entries()) {
    if (ideas.includes(key)) return { in: 'ideas', day, at: ideas.indexOf(key) };
    if (rain.includes(key)) return { in: 'rain', day, at: rain.indexOf(key) };
  }
  return UNSCHEDULED;
}

/** The kept ideas that lie on no day, in the order in which they were kept. */
export function unscheduledOf(plan: DayPlan): KeptIdea[] {
  return plan.kept.filter(({ key }) => placeOf(plan, key)?.in === 'unscheduled');
}

/**
 * Moves a kept idea to a position among the other ideas there; beyond the last one it comes last.
 * Nothing changes for an idea that is not kept, or a day that the plan does not have.
 */
export function move(plan: DayPlan, key: string, to: IdeaPlace): DayPlan {
  const isUnknownDay = to.in !== 'unscheduled' && plan.days[to.day] === undefined;
  if (isUnknownDay || !isKept(plan, key)) return plan;
  const without = (keys: readonly string[]) => keys.filter((other) => other !== key);
  const days = plan.days.map((day, number) => {
    const lifted = { ...day, ideas: without(day.ideas), rain: without(day.rain) };
    if (to.in === 'unscheduled' || to.day !== number) return lifted;
    return { ...lifted, [to.in]: lifted[to.in].toSpliced(Math.max(0, to.at), 0, key) };
  });
  const byHand = without(plan.byHand);
  const kept = plan.kept.map((idea) => (idea.key === key ? chosen(idea) : idea));
  return { ...plan, kept, days, byHand: to.in === 'unscheduled' ? byHand : [...byHand, key] };
}

/** An idea that the traveller moves is no longer a plan for rain. */
function chosen(idea: KeptIdea): KeptIdea {
  const { forRain, ...rest } = idea;
  return forRain === true ? rest : idea;
}

/**
 * Exchanges the plan of a day with its plan for rain. `rain`: the keys that were in the plan for
 * rain, so that a repeated write exchanges them only once.
 */
export function exchangePlans(plan: DayPlan, number: number, rain: readonly string[]): DayPlan {
  const day = plan.days[number];
  const same = day?.rain.join('\n') === rain.join('\n');
  if (day === undefined || rain.length === 0 || !same) return plan;
  const byHand = [...new Set([...plan.byHand, ...day.ideas, ...day.rain])];
  return { ...plan, byHand, days: changed(plan, number, { ideas: day.rain, rain: day.ideas }) };
}

export function writeNote(plan: DayPlan, number: number, text: string): DayPlan {
  return { ...plan, days: changed(plan, number, { note: text.trim().slice(0, LONGEST_DAY_NOTE) }) };
}

function changed(plan: DayPlan, number: number, change: Partial<PlannedDay>): PlannedDay[] {
  return plan.days.map((day, index) => (index === number ? { ...day, ...change } : day));
}

/** A day as it is, or an empty one beyond the last. */
export function dayOf(plan: DayPlan, number: number): PlannedDay {
  return plan.days[number] ?? EMPTY_DAY;
}
