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

/** An idea with the feature it happens at; null where it needs none. */
export type ChosenIdea = { idea: Idea; feature: NamedPlace | null };

/** What there is to choose from. */
type Ground = { features: readonly NamedPlace[]; home: NamedPlace | null };

const LEAST = 5;
const WANTED = 6;
/** Whoever asked for no more than this gets two suggestions for each wish. */
const FEW_WISHES = 2;

const VALLEY_RELIEF_M = 150;

/* What it costs, in kilometres, to take something less than the best. */
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
 * Six suggestions (at least five, one more where rain is likely): what was asked for first, then
 * what the analysis adds, each at the nearest and most important feature not yet used.
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
  const ground = { features, home: homeTown(features) };
  const add = (activity: ActivityName, rainy = false) => {
    const next = bestIdea(
      facts,
      ground,
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
  for (const activity of rounds) if (chosen.length < WANTED) add(activity);
  const spare = possible(facts, wishes);
  for (const activity of [...spare, ...spare, ...spare]) if (chosen.length < LEAST) add(activity);
  if (rainLikely(facts)) {
    addRainyDay(
      chosen,
      [...freshFirst(activities, chosen), ...RAINY_DAY.filter((name) => spare.includes(name))],
      add,
    );
  }
  return chosen;
}

/** What anybody may like on a wet day. */
const RAINY_DAY: readonly ActivityName[] = [
  'Culture and museums',
  'Food and markets',
  'Photography',
];

/** One way out for a wet day, of the first activity that has one. */
function addRainyDay(
  chosen: readonly ChosenIdea[],
  activities: readonly ActivityName[],
  add: (activity: ActivityName, rainy: boolean) => void,
): void {
  const before = chosen.length;
  for (const activity of activities) if (chosen.length === before) add(activity, true);
}

/** What is not among the suggestions yet, then the rest. */
function freshFirst(
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
  ground: Ground,
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
  ).flatMap((idea, order) => placesFor(idea, facts, ground, chosen, order));
  return candidates.toSorted((a, b) => a.cost - b.cost)[0]?.choice ?? null;
}

function placesFor(
  idea: Idea,
  facts: TripFacts,
  { features, home }: Ground,
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
 * Small towns have less to show; from about 200,000 inhabitants on, size no longer counts. Whoever
 * is in a town worth a visit stays in it.
 */
function costOfSize(place: NamedPlace, home: NamedPlace | null): number {
  const { population } = place;
  const elsewhere = home !== null && isSettlement(place) ? COST.otherTown : 0;
  if (population === null || population < 1) return elsewhere;
  return elsewhere + Math.max(0, 5.3 - Math.log10(population)) * COST.smallTown;
}

/** An island that the place's own name says it lies on: 'Valletta, Malta'. */
function isAllAround({ kind, name }: NamedPlace, { trip }: TripFacts): boolean {
  return ISLANDS.has(kind) && trip.location.place.split(', ').slice(1).includes(name);
}

/** Rivers are listed with the valleys they run in; in the plain there is none. */
function isRiver({ kind }: NamedPlace, { terrain }: TripFacts): boolean {
  return kind === 'valley' && terrain.relief < VALLEY_RELIEF_M;
}

/** A city has room for several ideas, a lake for fewer. */
function costOfReuse(place: NamedPlace, home: NamedPlace | null): number {
  return place === home || place.kind === 'capital' || place.kind === 'city'
    ? COST.usedCity
    : COST.used;
}

/** A feature is the same by where it is, whatever it is called in the language of the trip. */
function timesUsed(feature: NamedPlace, chosen: readonly ChosenIdea[]): number {
  return chosen.filter(
    (taken) => taken.feature?.lat === feature.lat && taken.feature.lng === feature.lng,
  ).length;
}
