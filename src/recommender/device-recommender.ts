import type { Recommender } from '#src/domain/ports.ts';
import type { Analysis, Recommendation } from '#src/domain/recommendation.ts';
import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import type { Trip } from '#src/domain/trip.ts';
import { isActivityName } from './activity-names.ts';
import type { ActivityName } from './activity-names.ts';
import { analyseTrip, ownAnalysis } from './analyse-trip.ts';
import type { OwnAnalysis } from './analyse-trip.ts';
import { chooseEquipment } from './equipment/choose-equipment.ts';
import { composeEquipment } from './equipment/compose-equipment.ts';
import { inOwnNames } from './foreign-names.ts';
import { productsToTake } from './equipment/products-to-take.ts';
import { chooseIdeas } from './ideas/choose-ideas.ts';
import { composeActivities } from './ideas/compose-activities.ts';
import { obstacleTo } from './season/obstacle.ts';
import { gatherFacts } from './trip-facts.ts';
import type { FactSources, TripFacts } from './trip-facts.ts';
import { composeWeather } from './weather/compose-weather.ts';
import { foldText } from './wishes/fold-text.ts';
import { readWishes } from './wishes/read-wishes.ts';

/**
 * Recommends by rules, on the device and offline, from climate, terrain, named places nearby and the
 * traveller's wishes. Deterministic.
 */
export function createDeviceRecommender(sources: FactSources): Recommender {
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
      return composeTrip(await factsOf(trip, signal), analysis, products);
    },
  };
}

function composeTrip(
  facts: TripFacts,
  analysis: Analysis,
  products: readonly Product[],
): Recommendation {
  const wishes = readWishes(facts.trip.request.preferences);
  const own = ownAnalysis(facts);
  const activities = activitiesOf(analysis, own).filter(
    (activity) => obstacleTo(activity, facts) === null,
  );
  const demand = {
    asked: activities.filter((name) => wishes.asked.some(({ activity }) => activity === name)),
    ideas: suggestedActivities(facts, activities, wishes),
    words: Object.fromEntries(
      wishes.asked.map(({ activity, word }) => [activity, foldText(word).text]),
    ),
  };
  const named = products.map((product) => inOwnNames(product, { ...own, activities }));
  const chosen = chooseEquipment(facts, named, demand);
  return {
    sections: {
      weather: composeWeather(facts),
      recommendedEquipment: composeEquipment(
        facts,
        { chosen, offered: products.length },
        demand,
        wishes,
      ),
      activities: composeActivities(facts, activities, wishes, (activity) =>
        productsToTake(facts, chosen, activity),
      ),
    },
  };
}

/** Those that the catalogue has; of a catalogue of other names, or of none, those of the trip. */
function activitiesOf({ activities }: Analysis, own: OwnAnalysis): ActivityName[] {
  return activities.includes(GENERAL.activity) ? activities.filter(isActivityName) : own.activities;
}

function suggestedActivities(
  facts: TripFacts,
  activities: readonly ActivityName[],
  wishes: ReturnType<typeof readWishes>,
): ActivityName[] {
  const suggested = chooseIdeas(facts, activities, wishes).map(({ idea }) => idea.activity);
  const unasked = suggested.filter(
    (name) => !wishes.asked.some(({ activity }) => activity === name),
  );
  return [...new Set(unasked)];
}
