import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import { isConcrete } from './idea-rules.ts';
import { sightsOf } from './named-sights.ts';
import type { PlannedTrip } from './planned-trips.ts';

/** A rule over all plans: a figure and its bar. */
export type TableRule = { name: string; figure: string; met: boolean; breaks: string[] };

const LEAST_SIGHTS = 0.6;
const MOST_OPENINGS = 0.03;

/** Shares over all plans. */
export function tableRules(planned: readonly PlannedTrip[]): TableRule[] {
  const ideas = planned.flatMap(({ plan }) => plan.sections.activities.suggestions);
  const sights = planned.flatMap(sightsOf).length;
  const named = ideas.filter(isConcrete).length;
  const openings = openingsOf(planned);
  const often = openings.filter(({ plans }) => plans > planned.length * MOST_OPENINGS);
  return [
    {
      name: 'ideas that name a sight, route or quarter of the data',
      figure: `${sights} of ${ideas.length}, ${percent(sights / ideas.length)}`,
      met: sights >= ideas.length * LEAST_SIGHTS,
      breaks: [],
    },
    {
      name: 'ideas at any named place',
      figure: `${named} of ${ideas.length}, ${percent(named / ideas.length)}`,
      met: named >= ideas.length * LEAST_SIGHTS,
      breaks: [],
    },
    {
      name: 'opening sentences, the most frequent in so many plans (3 % at most)',
      figure: `${openings.length} different; ${openings[0]?.plans ?? 0} of ${planned.length} plans`,
      met: often.length === 0,
      breaks: often.map(({ opening, plans }) => `${plans} plans: ${opening}`),
    },
    twinRule(planned),
  ];
}

/** Of rows in both languages: the plans have the same weather, products and warnings. */
function twinRule(planned: readonly PlannedTrip[]): TableRule {
  const pairs = planned.flatMap((first, index) => {
    const second = planned[index + 1];
    return second?.row === first.row ? [[first, second] as const] : [];
  });
  const apart = pairs.filter(([first, second]) => contentOf(first) !== contentOf(second));
  return {
    name: 'both languages of a row have the same weather, products and warnings',
    figure: `${pairs.length - apart.length} of ${pairs.length}`,
    met: apart.length === 0,
    breaks: apart.map(([{ label }]) => label),
  };
}

function contentOf({ plan }: PlannedTrip): string {
  const { weather, recommendedEquipment, activities } = plan.sections;
  return JSON.stringify([
    weather.conditions.map(({ type }) => type),
    recommendedEquipment.categories.map(({ part, products }) => [
      part,
      products.map(({ id, quantity, obtain }) => [id, quantity, obtain]),
    ]),
    (activities.safety ?? []).map(({ type }) => type),
  ]);
}

/** First sentences without names and figures, the most frequent first. */
function openingsOf(planned: readonly PlannedTrip[]): { opening: string; plans: number }[] {
  const counts = new Map<string, number>();
  for (const { plan } of planned) {
    const own = new Set(plan.sections.activities.suggestions.map(openingOf));
    for (const opening of own) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  return [...counts]
    .map(([opening, plans]) => ({ opening, plans }))
    .toSorted((a, b) => b.plans - a.plans);
}

function openingOf({ name, description }: ActivitySuggestion): string {
  const [first = ''] = description.split(/(?<=[.!?:;])\s/u);
  return first.replaceAll(name, '…').replaceAll(/[\d.,–\u2060]+/gu, '#');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
