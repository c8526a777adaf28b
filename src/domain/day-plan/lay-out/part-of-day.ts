import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { AFTER_DARK_SIGHTS } from '#src/domain/kinds/sight-kinds.ts';
import { says } from '#src/domain/language/said.ts';
import type { DayPlan } from '../day-plan.ts';
import type { KeptIdea } from '../kept-idea.ts';
import type { StopFacts } from './stop-plans.ts';
import { wayKm } from './tour.ts';

type PartOfDay = 'early' | 'late' | 'night';

const ORDER = { early: 0, any: 1, late: 2, night: 3 } as const;
/** A little more way is fine for the right hour; twice across a region is not. */
const MORE_KM = 10;

/** When one should be there, in words of either language; null where they say no part of the day, or several. */
export function partOfDay(when: string): PartOfDay | null {
  const early = says(when, 'early');
  if (!early && says(when, 'night')) return 'night';
  if (early === says(when, 'late')) return null;
  return early ? 'early' : 'late';
}

/**
 * Puts what is for the morning first on each day, and what is for the evening and the night last,
 * where that is hardly farther. A day on which something was placed by hand stays as it is. `when`:
 * by the key of the idea.
 */
export function byPartOfDay(
  plan: DayPlan,
  stops: readonly StopFacts[],
  when: ReadonlyMap<string, string>,
): DayPlan {
  const kept = new Map(plan.kept.map((idea) => [idea.key, idea]));
  const rankOf = ({ key, kind }: KeptIdea) => {
    if (isOneOf(AFTER_DARK_SIGHTS, kind)) return ORDER.late;
    return ORDER[partOfDay(when.get(key) ?? '') ?? 'any'];
  };
  const days = plan.days.map((day, number) => {
    const base = stops.find(({ numbers }) => numbers.includes(number))?.base;
    const ideas = day.ideas.flatMap((key) => kept.get(key) ?? []);
    if (base === undefined || day.ideas.some((key) => plan.byHand.includes(key))) return day;
    const timely = ideas.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (wayKm(base, timely) > wayKm(base, ideas) + MORE_KM) return day;
    return { ...day, ideas: timely.map(({ key }) => key) };
  });
  return { ...plan, days };
}
