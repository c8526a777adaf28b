import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import type { Waters } from '#src/domain/ports.ts';
import type { Analysis } from '#src/domain/trip/recommendation.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { isActivityName } from '#src/recommender/read/activity-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { Wish } from '#src/recommender/read/reading.ts';
import { ownAnalysis } from './analyse-trip.ts';
import type { OwnAnalysis } from './analyse-trip.ts';
import type { Decision } from './decision.ts';
import { chooseEquipment } from './equipment/choose-equipment.ts';
import type { Demand } from './equipment/demand.ts';
import { listLines } from './equipment/list-lines.ts';
import { occasionOf } from './equipment/occasion.ts';
import { productsToTake } from './equipment/products-to-take.ts';
import { inOwnNames } from './foreign-names.ts';
import { liesAcrossWater } from './ideas/across-water.ts';
import { activityOfChoice } from './ideas/choice.ts';
import { chooseIdeas } from './ideas/choose-ideas.ts';
import { plannedOf, safetyNotes, toldFestivals } from './safety/safety-notes.ts';
import { conditionsOf } from './weather/condition-rules.ts';
import { notUnderstood } from './wishes/not-understood.ts';
import { unmetWishes } from './wishes/unmet-wishes.ts';
import { activitiesOf, possibleWishes } from './wishes/wishes-of.ts';

/** Decides a plan from the products that an analysis found. Deterministic. */
export async function decideTrip(
  facts: TripFacts,
  { analysis, products }: { analysis: Analysis; products: readonly Product[] },
  waters: Waters,
  signal?: AbortSignal,
): Promise<Decision> {
  const own = ownAnalysis(facts);
  const activities = activitiesFor(facts, analysis, own);
  const choices = chooseIdeas(facts, activities);
  const demand = demandOf(possibleWishes(facts), activities, choices.map(activityOfChoice));
  const occasion = occasionOf(facts, demand);
  const named = products.map((product) => inOwnNames(product, { ...own, activities }));
  const chosen = chooseEquipment(occasion, named);
  const ideas = await Promise.all(
    choices.map(async (choice) => ({
      choice,
      products: productsToTake(facts, chosen, choice),
      isAcrossWater: await liesAcrossWater(choice, facts.trip, waters, signal),
    })),
  );
  return {
    facts,
    conditions: conditionsOf(facts),
    occasion,
    list: { lines: listLines(occasion, chosen), offered: products.length },
    ideas,
    unmet: unmetWishes(facts, choices),
    notUnderstood: notUnderstood(facts, choices),
    safety: safetyNotes(facts, choices.map(plannedOf), toldFestivals(facts, choices)),
  };
}

/** The analysis's that are asked for, or that the place has and allows. */
function activitiesFor(facts: TripFacts, analysis: Analysis, own: OwnAnalysis): ActivityName[] {
  const wanted = activitiesOf(possibleWishes(facts));
  return activitiesIn(analysis, own).filter(
    (activity) =>
      wanted.includes(activity) ||
      (own.activities.includes(activity) && obstacleTo(activity, facts) === null),
  );
}

/** Those that the catalogue has; of a catalogue of other names, or of none, those of the trip. */
function activitiesIn({ activities }: Analysis, own: OwnAnalysis): ActivityName[] {
  return activities.includes(GENERAL.activity) ? activities.filter(isActivityName) : own.activities;
}

function demandOf(
  wishes: readonly Wish[],
  activities: readonly ActivityName[],
  ideas: readonly (ActivityName | null)[],
): Demand {
  const asked = activitiesOf(wishes).filter((activity) => activities.includes(activity));
  const unasked = ideas.filter((name) => name !== null && !asked.includes(name));
  return {
    wishes,
    asked,
    ideas: [...new Set(unasked.flatMap((name) => name ?? []))],
  };
}
