import type { NamedPlace } from '#src/domain/places.ts';
import { ACTIVITY_NAMES } from '../activity-names.ts';
import type { ActivityName } from '../activity-names.ts';
import { ISLANDS, rainLikely } from '../season/conditions-of-place.ts';
import { obstacleTo } from '../season/obstacle.ts';
import type { TripFacts } from '../trip-facts.ts';
import type { Wishes } from '../wishes/read-wishes.ts';
import { activityOf } from '../wishes/wish.ts';
import { activitiesOf, possibleWishes, refusedActivities } from '../wishes/wishes-of.ts';
import { bestIdea, timesUsed } from './best-idea.ts';
import type { ChosenIdea, Want } from './best-idea.ts';
import { homeTown, withoutSuburbs } from './home-town.ts';

const MIN_IDEAS = 5;
const IDEAS = 6;
/** So many wishes and places get an idea of their own. */
export const MOST_WISHES = 12;
/** Up to this many wishes, each gets two suggestions. */
const FEW_WISHES = 2;

const VALLEY_RELIEF_M = 150;

/**
 * Six suggestions (at least five; one more for each further wish, and where rain is likely): wishes and
 * named places first, then the other activities of the analysis, each at the nearest and most
 * important feature not yet used.
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
  const asked = possibleWishes(facts, wishes)
    .slice(0, MOST_WISHES)
    .map(({ key }) => key);
  const add = (want: Want) => {
    const next = bestIdea(facts, surroundings, want, chosen);
    if (next !== null) chosen.push(next);
  };
  const addActivity = (activity: ActivityName) =>
    add({ activity, key: asked.includes(activity) ? activity : null });
  for (const key of asked) add({ activity: activityOf(key), key });
  for (const place of placesAsked(facts, wishes)) {
    if (timesUsed(place, chosen) === 0) add({ activity: null, key: null, place });
  }
  const wanted = activitiesOf(asked.map((key) => ({ key, word: '' })));
  const rounds = [
    ...(asked.length <= FEW_WISHES
      ? wanted.filter((activity) => obstacleTo(activity, facts) === null)
      : []),
    ...activities.filter((name) => !wanted.includes(name)),
    ...activities,
  ];
  for (const activity of rounds) if (chosen.length < IDEAS) addActivity(activity);
  const spare = possible(facts, wishes);
  for (const activity of [...spare, ...spare, ...spare]) {
    if (chosen.length < MIN_IDEAS) addActivity(activity);
  }
  if (rainLikely(facts)) {
    const rainy = [
      ...unusedFirst(activities, chosen),
      ...RAINY_DAY.filter((name) => spare.includes(name)),
    ];
    addRainyDay(chosen, rainy, (activity) =>
      add({ activity, key: asked.includes(activity) ? activity : null, rainy: true }),
    );
  }
  return chosen;
}

/** Places that the traveller named, as many as there is room for. */
function placesAsked(facts: TripFacts, wishes: Wishes): NamedPlace[] {
  return wishes.places
    .flatMap((index) => facts.named[index]?.place ?? [])
    .slice(0, MOST_WISHES / 3);
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
  add: (activity: ActivityName) => void,
): void {
  const before = chosen.length;
  for (const activity of activities) if (chosen.length === before) add(activity);
}

/** Activities that are not suggested yet, then the others. */
function unusedFirst(
  activities: readonly ActivityName[],
  chosen: readonly ChosenIdea[],
): ActivityName[] {
  const shown = (name: ActivityName) => chosen.some(({ idea }) => idea.activity === name);
  return [...activities.filter((name) => !shown(name)), ...activities.filter(shown)];
}

function possible(facts: TripFacts, wishes: Wishes): ActivityName[] {
  const refused = refusedActivities(wishes);
  return ACTIVITY_NAMES.filter(
    (name) => obstacleTo(name, facts) === null && !refused.includes(name),
  );
}

/** An island named in the place's own name: 'Valletta, Malta'. */
function isAllAround({ kind, name }: NamedPlace, { trip }: TripFacts): boolean {
  return ISLANDS.has(kind) && trip.location.place.split(', ').slice(1).includes(name);
}

/** The gazetteer lists rivers as valleys; in a plain there is no valley. */
function isRiver({ kind }: NamedPlace, { terrain }: TripFacts): boolean {
  return kind === 'valley' && terrain.relief < VALLEY_RELIEF_M;
}
