import * as v from 'valibot';
import { recommendationSchema } from '#src/domain/trip/recommendation.ts';
import type { ActivitySuggestion, RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import { activitiesDe } from '#src/recommender/say/de/activities.ts';
import { activitiesEn } from '#src/recommender/say/en/activities.ts';
import type { IdeaRule } from './idea-rules.ts';

const MOST_NOTES = 4;
const WORDS = { en: activitiesEn, de: activitiesDe };
const IN_THE_WATER = new Set(['Swimming and beach', 'Snorkelling and diving', 'Surfing']);
/** Their centre is not at the shore. */
const WIDE = new Set(['archipelago', 'large-island', 'coast']);

/** Rules for a plan as a whole. */
export const PLAN_RULES: readonly IdeaRule[] = [
  {
    name: 'nothing in a plan is undefined, infinite or no number',
    check: ({ plan }) => JSON.stringify(plan).match(/\b(?:NaN|undefined|Infinity)\b/gu) ?? [],
  },
  {
    name: 'a plan can be shown and stored',
    check: ({ plan }) =>
      (v.safeParse(recommendationSchema, plan).issues ?? []).map(
        (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
      ),
  },
  {
    name: 'a line has a cause: a figure, an activity or a wish',
    check: ({ plan, trip }) => {
      const { purpose, want } = WORDS[trip.language];
      const names = [...Object.values(purpose), ...Object.values(want)];
      return plan.sections.recommendedEquipment.categories
        .flatMap(({ products }) => products)
        .filter((line) => line.wish === undefined && !namesCause(line, names))
        .map(({ name, reason }) => `${name}: ${reason}`);
    },
  },
  {
    name: 'nobody bathes in the middle of an island or at a whole coast',
    check: ({ plan }) =>
      plan.sections.activities.suggestions.filter(isInWideWater).map(({ name }) => name),
  },
  {
    name: 'no two ideas of a plan begin with the same sentence',
    check: ({ plan }) => {
      const openings = plan.sections.activities.suggestions.map(
        ({ description }) => /^.*?[.!?:;](?=\s|$)/u.exec(description)?.[0] ?? '',
      );
      return openings.filter((opening, index) => openings.indexOf(opening) !== index);
    },
  },
  {
    name: 'notes on safety are few, each with a lead, and none twice',
    check: ({ plan }) => {
      const { safety = [] } = plan.sections.activities;
      const texts = safety.map(({ text }) => text);
      return [
        ...(texts.length > MOST_NOTES ? [`${texts.length} notes`] : []),
        ...safety.filter(({ lead }) => lead === '').map(({ text }) => text),
        ...texts.filter((text, index) => texts.indexOf(text) !== index),
      ];
    },
  },
];

function namesCause({ reason }: RecommendedProduct, names: readonly string[]): boolean {
  return (
    /\d|\btypes? [A-O]\b|\bTyp [A-O]\b|tides|Tidenhub|nobody counts|niemand|For the day|Für den Tag/u.test(
      reason,
    ) || names.some((name) => reason.toLowerCase().includes(name.toLowerCase()))
  );
}

function isInWideWater({ activity, featureKind }: ActivitySuggestion): boolean {
  return IN_THE_WATER.has(activity ?? '') && WIDE.has(featureKind ?? '');
}
