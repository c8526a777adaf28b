import { ideaKeys } from '#src/domain/day-plan/idea-key.ts';
import { LIST_PARTS } from '#src/domain/trip/recommendation.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import { linesOf } from './list-lines.ts';

/** The decisions of a plan, without its words: a line for each part of it, in its order. */
export function idsOfPlan(plan: Recommendation): string[] {
  const { activities, weather } = plan.sections;
  const { suggestions } = activities;
  const keys = ideaKeys(suggestions);
  return [
    ...suggestions.map(({ activity, featureKind, hours, recommendedProducts }, index) =>
      lineOf('idea', [keys[index], activity, featureKind, hours, ...recommendedProducts]),
    ),
    ...LIST_PARTS.flatMap((part) =>
      linesOf(plan, part).map(({ id, job, obtain, quantity, warmth }) =>
        lineOf(part, [id, job, quantity, obtain, warmth]),
      ),
    ),
    ...(activities.safety ?? []).map(({ type }) => lineOf('safety', [type])),
    ...weather.conditions.map(({ type }) => lineOf('weather', [type])),
  ];
}

/** As `idsOfPlan`, and why each product is packed and what the notes on safety say, in words. */
export function decisionsOfPlan(plan: Recommendation): string[] {
  return [
    ...idsOfPlan(plan),
    ...LIST_PARTS.flatMap((part) =>
      linesOf(plan, part).map(({ id, reason, shortReason }) =>
        lineOf('cause', [id, shortReason, reason]),
      ),
    ),
    ...(plan.sections.activities.safety ?? []).map(({ lead, text }) =>
      lineOf('safety', [lead, text]),
    ),
  ];
}

function lineOf(what: string, values: readonly (string | number | null | undefined)[]): string {
  return `${what}: ${values.map((value) => value ?? '-').join(' ')}`;
}
