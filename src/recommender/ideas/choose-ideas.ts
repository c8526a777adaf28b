import type { NamedPlace } from '#src/domain/places.ts';
import { ACTIVITY_NAMES } from '../activity-names.ts';
import type { ActivityName } from '../activity-names.ts';
import { ISLANDS, rainLikely } from '../season/conditions-of-place.ts';
import { obstacleTo } from '../season/obstacle.ts';
import type { TripFacts } from '../trip-facts.ts';
import { foldText } from '../wishes/fold-text.ts';
import { isNamedIn } from '../wishes/named-place.ts';
import type { Wishes } from '../wishes/read-wishes.ts';
import { ALL_IDEAS } from './all-ideas.ts';
import { homeTown, isSettlement, withoutSuburbs } from './home-town.ts';
import type { Idea } from './idea.ts';

/** An idea and its place; null where it needs none. */
export type ChosenIdea = { idea: Idea; feature: NamedPlace | null };

/** The places to choose from, and the town the traveller is in. */
type Surroundings = { features: readonly NamedPlace[]; home: NamedPlace | null };

const MIN_IDEAS = 5;
const IDEAS = 6;
/** Up to this many wishes, each gets two suggestions. */
const FEW_WISHES = 2;

const VALLEY_RELIEF_M = 150;

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
  named: 200,
  wished: 80,
} as const;

/**
 * Six suggestions (at least five; one more where rain is likely): wishes first, then the other
 * activities of the analysis, each at the nearest and most important feature not yet used.
 */
export function chooseIdeas(
  facts: TripFacts,
  activities: readonly ActivityName[],
  wishes: Wishes,
): ChosenIdea[] {
  const chosen: ChosenIdea[] = [];
  const features = withoutSuburbs(facts.features).filter(
    (place) => !isAllAround(place, facts) && !isRiver(place, facts),
  );
  const surroundings = { features, home: homeTown(features) };
  const add = (activity: ActivityName, rainy = false) => {
    const next = bestIdea(
      facts,
      surroundings,
      { activity, word: wordFor(activity, wishes), rainy },
      chosen,
    );
    if (next !== null) chosen.push(next);
  };
  const asked = activities.filter((name) => wishes.asked.some((wish) => wish.activity === name));
  const rounds = [
    ...asked,
    ...(asked.length <= FEW_WISHES ? asked : []),
    ...activities.filter((name) => !asked.includes(name)),
    ...activities,
  ];
  for (const activity of rounds) {
    if (chosen.length < IDEAS) add(activity);
  }
  const spare = possible(facts, wishes);
  for (const activity of [...spare, ...spare, ...spare]) {
    if (chosen.length < MIN_IDEAS) add(activity);
  }
  if (rainLikely(facts)) {
    addRainyDay(
      chosen,
      [...unusedFirst(activities, chosen), ...RAINY_DAY.filter((name) => spare.includes(name))],
      add,
    );
  }
  return chosen;
}

/** Activities for a wet day. */
const RAINY_DAY: readonly ActivityName[] = [
  'Culture and museums',
  'Food and markets',
  'Photography',
];

/** Adds one idea for a wet day, of the first activity that has one. */
function addRainyDay(
  chosen: readonly ChosenIdea[],
  activities: readonly ActivityName[],
  add: (activity: ActivityName, rainy: boolean) => void,
): void {
  const before = chosen.length;
  for (const activity of activities) if (chosen.length === before) add(activity, true);
}

/** Activities that are not suggested yet, then the others. */
function unusedFirst(
  activities: readonly ActivityName[],
  chosen: readonly ChosenIdea[],
): ActivityName[] {
  const shown = (name: ActivityName) => chosen.some(({ idea }) => idea.activity === name);
  return [...activities.filter((name) => !shown(name)), ...activities.filter(shown)];
}

function possible(facts: TripFacts, { refused }: Wishes): ActivityName[] {
  return ACTIVITY_NAMES.filter(
    (name) =>
      obstacleTo(name, facts) === null && !refused.some(({ activity }) => activity === name),
  );
}

/** The traveller's word for an activity, folded; empty when it was not asked for. */
function wordFor(activity: ActivityName, { asked }: Wishes): string {
  return foldText(asked.find((wish) => wish.activity === activity)?.word ?? '').text;
}

function bestIdea(
  facts: TripFacts,
  surroundings: Surroundings,
  wanted: { activity: ActivityName; word: string; rainy: boolean },
  chosen: readonly ChosenIdea[],
): ChosenIdea | null {
  const candidates = ALL_IDEAS.filter(
    (idea) =>
      idea.activity === wanted.activity &&
      (idea.rainy === true) === wanted.rainy &&
      !chosen.some((taken) => taken.idea.id === idea.id) &&
      (idea.when === undefined || idea.when(facts)) &&
      (idea.words === undefined || idea.words.test(wanted.word)),
  ).flatMap((idea, order) => placesFor(idea, facts, surroundings, chosen, order));
  return candidates.toSorted((a, b) => a.cost - b.cost)[0]?.choice ?? null;
}

function placesFor(
  idea: Idea,
  facts: TripFacts,
  { features, home }: Surroundings,
  chosen: readonly ChosenIdea[],
  order: number,
): { choice: ChosenIdea; cost: number }[] {
  const byOrder = order * COST.order - (idea.words === undefined ? 0 : COST.named);
  if (idea.kinds.length === 0) {
    return [{ choice: { idea, feature: null }, cost: COST.noFeature + byOrder }];
  }
  const wished = (feature: NamedPlace) => isNamedIn(facts.trip.request.preferences, feature.name);
  return features
    .filter(
      (feature) =>
        idea.kinds.includes(feature.kind) &&
        (feature.distanceKm <= idea.maxKm || wished(feature)) &&
        feature.distanceKm >= (idea.minKm ?? 0) &&
        (feature.kind !== 'peak' || (feature.elevation ?? Infinity) >= (idea.minHeightM ?? 0)),
    )
    .filter((feature) => idea.fresh !== true || timesUsed(feature, chosen) === 0)
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

/** An island named in the place's own name: 'Valletta, Malta'. */
function isAllAround({ kind, name }: NamedPlace, { trip }: TripFacts): boolean {
  return ISLANDS.has(kind) && trip.location.place.split(', ').slice(1).includes(name);
}

/** The gazetteer lists rivers as valleys; in a plain there is no valley. */
function isRiver({ kind }: NamedPlace, { terrain }: TripFacts): boolean {
  return kind === 'valley' && terrain.relief < VALLEY_RELIEF_M;
}

/** A city has room for several ideas. */
function costOfReuse(place: NamedPlace, home: NamedPlace | null): number {
  return place === home || place.kind === 'capital' || place.kind === 'city'
    ? COST.usedCity
    : COST.used;
}

/** Compares coordinates: names differ by language. */
function timesUsed(feature: NamedPlace, chosen: readonly ChosenIdea[]): number {
  return chosen.filter(
    (taken) => taken.feature?.lat === feature.lat && taken.feature.lng === feature.lng,
  ).length;
}
