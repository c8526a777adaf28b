import type { LocalKnowledge, Recommender, SightGuide, WishReader } from '#src/domain/ports.ts';
import type { Activities } from '#src/domain/trip/recommendation.ts';
import { MOST_STOPS } from '#src/domain/stops/stays.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { analyseTrip } from './decide/analyse-trip.ts';
import { decideTrip } from './decide/decide-trip.ts';
import type { Decision } from './decide/decision.ts';
import { needlessJobs } from './decide/equipment/needless-jobs.ts';
import { isSight } from './decide/ideas/choice.ts';
import type { ChosenSight } from './decide/ideas/choice.ts';
import { siftIdeas } from './decide/safety/left-out.ts';
import { safetyNotes } from './decide/safety/safety-notes.ts';
import { sightsNotListed, sightsToList } from './decide/sights/sights-to-list.ts';
import { sightsToOffer } from './decide/sights/sights-to-offer.ts';
import { gatherFacts } from './know/gather-facts.ts';
import type { FactSources } from './know/gather-facts.ts';
import type { TripFacts } from './know/trip-facts.ts';
import { lastUsed } from './last-used.ts';
import { readText } from './read/read-text.ts';
import { weatherWantsIn } from './read/weather-wants-in.ts';
import { listSights } from './say/list-sights.ts';
import { offerSights } from './say/offer-sights.ts';
import { sightsBetween } from './sights-between.ts';
import { sayNotes, sayPlan, tell } from './say/say-plan.ts';

/** The trips that are kept, so that the other language need not be decided anew: the stops of one. */
const KEPT_TRIPS = MOST_STOPS;

/**
 * Recommends by rules, on the device and offline, from climate, terrain, named places nearby and the
 * traveller's wishes. Deterministic. A plan is decided once and said in the language that is asked for.
 */
export function createDeviceRecommender(
  sources: FactSources,
): Recommender & LocalKnowledge & SightGuide & WishReader {
  const facts = lastUsed<TripFacts>(KEPT_TRIPS);
  const decisions = lastUsed<Decision>(KEPT_TRIPS);
  const factsOf = (trip: Trip, signal?: AbortSignal): Promise<TripFacts> => {
    signal?.throwIfAborted();
    const { location, request, home, between } = trip;
    const asked = { location, request, home, between };
    return facts(keyOf(trip), () => gatherFacts(asked, sources, signal));
  };
  const notesOf = (chosen: readonly ChosenSight[], { language }: Trip, signal?: AbortSignal) =>
    sources.sights.notes(
      chosen.map(({ sight }) => sight.id),
      language,
      signal,
    );
  return {
    async analyse(trip, vocabulary, signal) {
      return analyseTrip(await factsOf(trip, signal), vocabulary);
    },
    async compose(trip, analysis, products, signal) {
      const known = await factsOf(trip, signal);
      const key = `${keyOf(trip)} ${JSON.stringify([analysis, products.map(({ id }) => id)])}`;
      const decision = await decisions(key, () =>
        decideTrip(known, { analysis, products }, sources.waters, signal),
      );
      const sights = decision.ideas.flatMap(({ choice }) => (isSight(choice) ? [choice] : []));
      return sayPlan(decision, await tell(known, trip, await notesOf(sights, trip, signal)));
    },
    async weatherWants(preferences) {
      return weatherWantsIn(readText(preferences, { names: [], travelers: 1 }));
    },
    async sightsFor(trip, signal) {
      const known = await factsOf(trip, signal);
      const offers = sightsToOffer(known);
      return offerSights(offers, await tell(known, trip, await notesOf(offers, trip, signal)));
    },
    async inReach(trip, around, signal) {
      const from = tripFrom(trip, around);
      const known = await factsOf(from, signal);
      const listed = await sightsToList(known, sources.waters, signal);
      const notListed = sightsNotListed(known, listed);
      const notes = await notesOf([...listed, ...notListed], trip, signal);
      return listSights(listed, notListed, await tell(known, from, notes));
    },
    between: (trip, from, to, signal) => sightsBetween(sources, trip, { from, to, signal }),
    needlessJobs: async (trip, signal) => needlessJobs(await factsOf(trip, signal)),
    async partyOf({ request }) {
      return readText(request.preferences, { ...request, names: [] }).party;
    },
    async withSafety(trip, activities, signal) {
      const known = await factsOf(trip, signal);
      const { kept, leftOut } = siftIdeas(activities, known);
      const sifted = { ...activities, suggestions: kept };
      const notes = safetyNotes(known, plannedIn(sifted), toldIn(sifted, known));
      return sayNotes({ notes, leftOut }, sifted, await tell(known, trip));
    },
  };
}

/** The trip as if it were at another point, which has no name. */
function tripFrom(trip: Trip, { lat, lng }: LatLng): Trip {
  const isThere = lat === trip.location.lat && lng === trip.location.lng;
  return isThere ? trip : { ...trip, location: { lat, lng, place: '' } };
}

/** The same in every language: a place is told by its point. */
function keyOf({ location: { lat, lng }, request, home, between }: Trip): string {
  return JSON.stringify([lat, lng, request, home, between?.days, between?.others]);
}

function plannedIn({ suggestions }: Activities) {
  return suggestions.map(({ activity, at, featureKind }) => ({
    activity: activity ?? null,
    kind: featureKind ?? null,
    at: at ?? null,
  }));
}

/** The festivals that an idea is named after. */
function toldIn({ suggestions }: Activities, { festivals }: TripFacts) {
  return festivals.filter(({ festival }) =>
    suggestions.some(({ name }) => Object.values(festival.name).includes(name)),
  );
}
