import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { CITY_PLACES } from '#src/domain/kinds/place-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import { isActivityName } from '#src/recommender/read/activity-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { safeIdea } from '../safety/safe-idea.ts';
import { volcanoNear } from '#src/recommender/know/season/nature-calendar.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import { pointKey } from '#src/recommender/know/town-views.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { ALL_IDEAS } from './all-ideas.ts';
import { factsAt } from './facts-at.ts';
import { isSettlement } from '#src/recommender/know/home-town.ts';
import { isSight } from './choice.ts';
import type { Choice, ChosenIdea } from './choice.ts';
import type { Idea } from './idea.ts';
import { isSameThing } from './same-thing.ts';

/** The reason for an idea: a wish, an activity, or a place that the traveller named. */
export type Want = {
  activity: ActivityName | null;
  key: WishKey | null;
  rainy?: true;
  place?: NamedPlace;
  /** Only an idea at a named place. */
  placed?: true;
  /** Only at a place outside towns, or where a danger of the place says how it is done. */
  ofPlace?: true;
};

/** The places to choose from, and the town the traveller is in. */
export type Surroundings = { features: readonly NamedPlace[]; home: NamedPlace | null };

/* Penalties and bonuses in kilometres: the idea with the lowest sum is chosen. */
const COST = {
  rank: 2.5,
  kind: 6,
  order: 3,
  used: 30,
  usedCity: 8,
  smallTown: 15,
  otherTown: 25,
  noFeature: 150,
  wished: 80,
} as const;

/** No other place than home serves for more ideas of one plan. */
const MOST_USES = 2;
const BESIDE_KM = 20;

/**
 * The best idea for a wish: one made for it, else one of its activity. Where ideas are made for it
 * and none is possible, nothing answers it: a free day is no hot spring.
 */
export function bestIdea(
  facts: TripFacts,
  surroundings: Surroundings,
  want: Want,
  chosen: readonly Choice[],
): ChosenIdea | null {
  const { key } = want;
  const own = ALL_IDEAS.filter(
    (idea) => key !== null && !isActivityName(key) && idea.themes?.includes(key) === true,
  );
  const general = ALL_IDEAS.filter(
    (idea) =>
      idea.themes === undefined &&
      (idea.placeOnly === true) === (want.place !== undefined) &&
      idea.activity === want.activity &&
      (idea.rainy === true) === (want.rainy === true),
  );
  return cheapest(own.length > 0 ? own : general, facts, surroundings, want, chosen);
}

function cheapest(
  ideas: readonly Idea[],
  facts: TripFacts,
  surroundings: Surroundings,
  { key, place, placed, ofPlace }: Want,
  chosen: readonly Choice[],
): ChosenIdea | null {
  const candidates = ideas
    .filter((idea) => idea.placeOnly === true || !isUsed(idea, chosen))
    .flatMap((idea, order) =>
      placesFor(idea, facts, surroundingsFor(idea, facts, surroundings, place), chosen, order),
    )
    .filter(({ choice }) => place === undefined || choice.feature === place)
    .filter(({ choice }) => placed !== true || choice.feature !== null)
    .filter(({ choice }) => ofPlace !== true || isOfPlace(choice));
  const best = candidates.toSorted((a, b) => a.cost - b.cost)[0];
  return best === undefined ? null : { ...best.choice, wish: key };
}

function isOfPlace({ idea, feature }: Omit<ChosenIdea, 'wish'>): boolean {
  if (idea.traits.includes('careful')) return true;
  return feature !== null && !isSettlement(feature) && feature.kind !== 'heritage-cultural';
}

function isUsed({ id }: Idea, chosen: readonly Choice[]): boolean {
  return chosen.some((taken) => !isSight(taken) && taken.idea.id === id);
}

/** The volcano is one of the sights, a named place is known by the text. */
function surroundingsFor(
  { themes }: Idea,
  facts: TripFacts,
  surroundings: Surroundings,
  place: NamedPlace | undefined,
): Surroundings {
  if (place !== undefined) return { ...surroundings, features: [place] };
  const volcano = themes?.includes('volcano') === true ? volcanoNear(facts) : null;
  return volcano === null ? surroundings : { ...surroundings, features: [volcano] };
}

function placesFor(
  idea: Idea,
  facts: TripFacts,
  { features, home }: Surroundings,
  chosen: readonly Choice[],
  order: number,
): { choice: Omit<ChosenIdea, 'wish'>; cost: number }[] {
  const byOrder = order * COST.order;
  const fits = (feature: NamedPlace | null) => {
    const there = factsAt(facts, feature);
    const { activity } = idea;
    const possible = there === facts || activity === null || obstacleTo(activity, there) === null;
    return (
      possible && safeIdea(idea, feature, there) && (idea.when === undefined || idea.when(there))
    );
  };
  if (idea.kinds.length === 0) {
    return fits(null) ? [{ choice: { idea, feature: null }, cost: COST.noFeature + byOrder }] : [];
  }
  const wished = (feature: NamedPlace) => facts.mentioned.has(pointKey(feature));
  return features
    .filter(
      (feature) =>
        idea.kinds.includes(feature.kind) &&
        (feature.distanceKm <= idea.maxKm || idea.placeOnly === true || wished(feature)) &&
        fits(feature) &&
        feature.distanceKm >= (idea.minKm ?? 0) &&
        (feature.kind !== 'peak' || (feature.elevation ?? Infinity) >= (idea.minHeightM ?? 0)),
    )
    .filter((feature) => idea.minKm !== undefined || !isBesideHome(feature, home))
    .filter((feature) => timesUsed(feature, chosen) < mostUses(idea, feature, home))
    .filter((feature) => !isSaidOfTown(idea, feature, chosen))
    .map((feature) => ({
      choice: { idea, feature },
      cost:
        feature.distanceKm +
        feature.rank * COST.rank +
        timesUsed(feature, chosen) * costOfReuse(feature, home) +
        (feature === home
          ? 0
          : idea.kinds.indexOf(feature.kind) * COST.kind + costOfSize(feature, home)) +
        byOrder -
        (idea.favour ?? 0) -
        (wished(feature) ? COST.wished : 0),
    }));
}

/** What was asked for and is there in the town itself is not sought in another. */
function mostUses({ fresh, themes }: Idea, feature: NamedPlace, home: NamedPlace | null): number {
  if (fresh === true) return 1;
  return feature === home && themes !== undefined ? Infinity : MOST_USES;
}

/** 'Museums of Trinidad if it rains' is no second idea beside 'Cool museums in Trinidad', nor in the next town. */
function isSaidOfTown(
  { activity, themes }: Idea,
  place: NamedPlace,
  chosen: readonly Choice[],
): boolean {
  if (activity === null || themes !== undefined || !isSettlement(place)) return false;
  return chosen.some(
    (taken) =>
      !isSight(taken) &&
      taken.idea.activity === activity &&
      taken.idea.themes === undefined &&
      taken.feature !== null &&
      isSettlement(taken.feature),
  );
}

/**
 * Small towns have fewer sights; from about 200,000 inhabitants on, size no longer counts. A traveller
 * in a town is not sent to another one.
 */
function costOfSize(place: NamedPlace, home: NamedPlace | null): number {
  const { population } = place;
  const elsewhere = home !== null && isSettlement(place) ? COST.otherTown : 0;
  if (population === null || population < 1) return elsewhere;
  return elsewhere + Math.max(0, 5.3 - Math.log10(population)) * COST.smallTown;
}

/** A traveller in a town is not sent to the one next door. */
function isBesideHome(place: NamedPlace, home: NamedPlace | null): boolean {
  return (
    home !== null && place !== home && isSettlement(place) && distanceKm(place, home) < BESIDE_KM
  );
}

/** A city has room for several ideas. */
function costOfReuse(place: NamedPlace, home: NamedPlace | null): number {
  return place === home || isOneOf(CITY_PLACES, place.kind) ? COST.usedCity : COST.used;
}

/** By coordinates, since towns have namesakes; a sight of the same name is the same place. */
export function timesUsed(feature: NamedPlace, chosen: readonly Choice[]): number {
  return chosen.reduce((uses, taken) => {
    if (isSight(taken)) return uses + (isSameThing(taken.sight, feature) ? MOST_USES : 0);
    const { lat, lng } = taken.feature ?? {};
    return uses + (lat === feature.lat && lng === feature.lng ? 1 : 0);
  }, 0);
}
