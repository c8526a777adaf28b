import type { DayPlan } from '../day-plan/day-plan.ts';
import { ideaKeys } from '../day-plan/idea-key.ts';
import { keptAs } from '../day-plan/kept-sight.ts';
import { says } from '../language/said.ts';
import type { ReachableSight } from '../place/reachable-sight.ts';
import type { Activities } from '../trip/recommendation.ts';

/** The advice for a visit; each part may be empty. */
export type Advice = {
  /** When to be there. */
  when: string;
  /** The effort or booking it takes, or how one gets there. */
  asks: string;
  /** The care that these travellers take there. */
  care: string;
};

/** By the key of the idea: of what the trip suggests, and of all other sights that are kept. */
export function adviceByKey(
  { suggestions }: Pick<Activities, 'suggestions'>,
  plan: DayPlan,
  sights: readonly ReachableSight[],
): ReadonlyMap<string, Advice> {
  const keys = ideaKeys(suggestions);
  const found = new Map<string, Advice>();
  for (const sight of sights) {
    const idea = keptAs(sight, plan);
    if (idea !== null) found.set(idea.key, adviceOf(sight));
  }
  for (const [index, suggestion] of suggestions.entries()) {
    found.set(keys[index] ?? '', adviceOf(suggestion));
  }
  return found;
}

/** Whether one has to book before one goes there. */
export function asksToBook({ asks }: Pick<Advice, 'asks'>): boolean {
  return says(asks, 'booking');
}

type Said = { [Part in keyof Advice]?: string | undefined };

function adviceOf({ when = '', asks = '', care = '' }: Said): Advice {
  return { when, asks, care };
}
