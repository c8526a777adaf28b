import type { Recommender, LocalKnowledge, Waters } from '#src/domain/ports.ts';
import type { Analysis, Recommendation } from '#src/domain/recommendation.ts';
import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import type { Trip } from '#src/domain/trip.ts';
import { isActivityName } from '#src/recommender/read/activity-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { analyseTrip, ownAnalysis } from '#src/recommender/decide/analyse-trip.ts';
import type { OwnAnalysis } from '#src/recommender/decide/analyse-trip.ts';
import type { Demand } from '#src/recommender/decide/equipment/demand.ts';
import { chooseEquipment } from '#src/recommender/decide/equipment/choose-equipment.ts';
import { composeEquipment } from '#src/recommender/say/equipment/compose-equipment.ts';
import { occasionOf } from '#src/recommender/decide/equipment/occasion.ts';

import { inOwnNames } from '#src/recommender/decide/foreign-names.ts';
import { productsToTake } from '#src/recommender/decide/equipment/products-to-take.ts';
import { activityOfChoice } from '#src/recommender/decide/ideas/choice.ts';
import { chooseIdeas } from '#src/recommender/decide/ideas/choose-ideas.ts';
import { withWatersBetween } from '#src/recommender/say/ideas/across-water.ts';
import { composeActivities } from '#src/recommender/say/ideas/compose-activities.ts';
import { offerSights } from '#src/recommender/say/offer-sights.ts';
import { withSafetyNotes } from '#src/recommender/decide/safety/safety-notes.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import { gatherFacts } from '#src/recommender/know/trip-facts.ts';
import type { FactSources, TripFacts } from '#src/recommender/know/trip-facts.ts';
import { composeWeather } from '#src/recommender/say/weather/compose-weather.ts';
import type { Wish } from '#src/recommender/read/wish.ts';
import {
  activitiesOf,
  possibleWishes,
  wishesOf,
} from '#src/recommender/decide/wishes/wishes-of.ts';

/**
 * Recommends by rules, on the device and offline, from climate, terrain, named places nearby and the
 * traveller's wishes. Deterministic.
 */
export function createDeviceRecommender(
  sources: FactSources & { waters: Waters },
): Recommender & LocalKnowledge {
  const cache = new WeakMap<Trip, TripFacts>();
  /** Cached by trip: both steps need the same facts. */
  const factsOf = async (trip: Trip, signal?: AbortSignal): Promise<TripFacts> => {
    signal?.throwIfAborted();
    const facts = cache.get(trip) ?? (await gatherFacts(trip, sources, signal));
    cache.set(trip, facts);
    return facts;
  };
  return {
    async analyse(trip, vocabulary, signal) {
      return analyseTrip(await factsOf(trip, signal), vocabulary);
    },
    async compose(trip, analysis, products, signal) {
      const { sections } = composeTrip(await factsOf(trip, signal), analysis, products);
      const activities = await withWatersBetween(sections.activities, trip, sources.waters, signal);
      return { sections: { ...sections, activities } };
    },
    async sightsFor(trip, signal) {
      return offerSights(await factsOf(trip, signal));
    },
    async withSafety(trip, activities, signal) {
      return withSafetyNotes(await factsOf(trip, signal), activities);
    },
  };
}

function composeTrip(
  facts: TripFacts,
  analysis: Analysis,
  products: readonly Product[],
): Recommendation {
  const wishes = wishesOf(facts);
  const possible = possibleWishes(facts, wishes);
  const wanted = activitiesOf(possible);
  const own = ownAnalysis(facts);
  const activities = activitiesIn(analysis, own).filter(
    (activity) =>
      wanted.includes(activity) ||
      (own.activities.includes(activity) && obstacleTo(activity, facts) === null),
  );
  const ideas = chooseIdeas(facts, activities, wishes);
  const occasion = occasionOf(facts, demandOf(possible, activities, ideas.map(activityOfChoice)));
  const named = products.map((product) => inOwnNames(product, { ...own, activities }));
  const chosen = chooseEquipment(occasion, named);
  return {
    sections: {
      weather: composeWeather(facts),
      recommendedEquipment: composeEquipment(occasion, { chosen, offered: products.length }),
      activities: withSafetyNotes(
        facts,
        composeActivities(facts, ideas, wishes, (idea) => productsToTake(facts, chosen, idea)),
      ),
    },
  };
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
