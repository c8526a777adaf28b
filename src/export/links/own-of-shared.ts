import { consistent } from '#src/domain/day-plan/day-plan.ts';
import { daysAtTheirStops } from '#src/domain/day-plan/fit-stops.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { keyedCategories } from '#src/domain/list/list-lines.ts';
import type { ListEdits } from '#src/domain/list/list-edits.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SharedTrip } from './shared-trip.ts';

/**
 * List and days of a shared trip, put on the trip as it was computed here. `missing`: ideas and changed
 * lines that it does not have here, since another version of the data computed it.
 */
export function ownOfShared(
  { listEdits, days }: Pick<SharedTrip, 'listEdits' | 'days'>,
  planned: Pick<PlannedTrip, 'trip' | 'wordings' | 'stops'>,
): { own: TripOwn; missing: number } {
  const plan = planHere(days, planned);
  const ideas = days.kept.length - plan.kept.length;
  const own = { ...NOTHING_OWN, listEdits, days: plan };
  return { own, missing: ideas + linesMissing(listEdits, planned) };
}

/**
 * With the names and facts of this device, each day at its stop. Ideas that are not suggested here need not be
 * set aside.
 */
function planHere(
  plan: DayPlan,
  planned: Pick<PlannedTrip, 'trip' | 'wordings' | 'stops'>,
): DayPlan {
  const known = new Map(suggestedIdeas(planned).map((idea) => [idea.key, idea]));
  return consistent({
    ...plan,
    days: planned.stops === undefined ? plan.days : daysAtTheirStops(plan.days, planned),
    kept: plan.kept.flatMap((idea) => {
      const here = known.get(idea.key);
      if (here !== undefined) return [{ ...here, note: idea.note }];
      return Object.values(idea.names).some((name) => name !== '') ? [idea] : [];
    }),
    setAside: plan.setAside
      .flatMap(({ key }) => known.get(key) ?? [])
      .map(({ key, names }) => ({ key, names })),
  });
}

function linesMissing({ lines, own }: ListEdits, planned: Pick<PlannedTrip, 'trip' | 'wordings'>) {
  const wording = wordingIn(planned, planned.trip.language);
  const list = wording?.recommendation.sections.recommendedEquipment ?? { categories: [] };
  const here = new Set([
    ...own.map(({ key }) => key),
    ...keyedCategories(list).flatMap((category) => category.lines.map(({ key }) => key)),
  ]);
  return lines.filter(({ key, away }) => away !== true && !here.has(key)).length;
}
