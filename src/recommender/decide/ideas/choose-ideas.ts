import { distanceKm } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { auroraLikely, rainLikely } from '#src/recommender/know/season/conditions-of-place.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import { nextIcon, underARoof } from '../sights/icons.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { differentNames, shareName } from '#src/domain/language/names.ts';
import { fullNameTest } from '#src/recommender/read/named-place.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { activitiesOf, asksFor, possibleWishes, refusedActivities } from '../wishes/wishes-of.ts';
import { timesUsed } from './best-idea.ts';
import { activityOfChoice, isSight } from './choice.ts';
import type { Choice } from './choice.ts';
import { createIdeaPlan } from './idea-plan.ts';
import type { IdeaPlan } from './idea-plan.ts';
import { isSameSight, isSameThing } from './same-thing.ts';

const MIN_IDEAS = 5;
/** Ideas by the days of the trip. */
const IDEAS: readonly { days: number; ideas: number }[] = [
  { days: 9, ideas: 6 },
  { days: 16, ideas: 8 },
];
const MOST_IDEAS = 10;
/** Where there are no sights, a longer trip has no more to choose from. */
const IDEAS_WITHOUT_SIGHTS = 6;
/** So many wishes and places get an idea of their own. */
export const MOST_WISHES = 12;
/** Up to this many wishes, each gets two suggestions. */
const FEW_WISHES = 2;
/** The second one is not worth a longer way. */
const SECOND_KM = 45;
/** A place this near a sight is the sight. */
const AT_SIGHT_KM = 5;

/**
 * Six suggestions (at least five; more for a long trip and for many wishes, one more where rain is
 * likely): wishes and named places first, then the sights that everybody should see here, then what
 * can be done at other named places; ideas without any place last.
 */
export function chooseIdeas(facts: TripFacts, activities: readonly ActivityName[]): Choice[] {
  const plan = createIdeaPlan(facts);
  const asked = possibleWishes(facts)
    .slice(0, MOST_WISHES)
    .map(({ key }) => key);
  const length = IDEAS.find(({ days }) => facts.days <= days)?.ideas ?? MOST_IDEAS;
  addAsked(plan, facts, asked);
  if (asked.length <= FEW_WISHES) for (const key of asked) addSecond(plan, facts, key);
  if (auroraLikely(facts) && activities.includes('Stargazing')) addAurora(plan);
  addIcons(plan, facts, activities, length);
  if (rainLikely(facts)) addRoof(plan, facts, activities);
  fillUp(plan, activities, { asked, spare: possible(facts) });
  const { choices } = plan;
  return [...choices.filter((one) => !isRainy(one)), ...choices.filter(isRainy)];
}

/** Adds the sights and places that the traveller named, and the wishes. */
function addAsked(plan: IdeaPlan, facts: TripFacts, asked: readonly WishKey[]): void {
  for (const sight of sightsAsked(facts)) plan.addSight(sight, { named: true });
  for (const key of asked) {
    if (!plan.addSightFor(key)) plan.add({ activity: activityOf(key), key });
  }
  for (const place of placesAsked(facts)) {
    if (timesUsed(place, plan.choices) > 0) continue;
    const written = facts.inReach.filter(({ isWritten }) => isWritten);
    const sight =
      written.find(({ names }) => shareName(names, place.names)) ??
      written.find((one) => isSameThing(one, place));
    if (sight !== undefined && plan.isFree(sight)) plan.addSight(sight, { named: true });
    else plan.add({ activity: null, key: null, place });
  }
}

function addSecond(plan: IdeaPlan, facts: TripFacts, key: WishKey): void {
  const activity = activityOf(key);
  if (plan.addSightFor(key, SECOND_KM)) return;
  if (activity === null || activity !== key || obstacleTo(activity, facts) !== null) return;
  plan.add({ activity, key, placed: true });
}

function addAurora(plan: IdeaPlan): void {
  if (plan.choices.some((choice) => activityOfChoice(choice) === 'Stargazing')) return;
  plan.add({ activity: 'Stargazing', key: null });
}

function addIcons(
  plan: IdeaPlan,
  facts: TripFacts,
  activities: readonly ActivityName[],
  upTo: number,
): void {
  while (plan.choices.length < upTo) {
    const sight = nextIcon(facts, plan.icons(), activities, plan.isFree);
    if (sight === null) return;
    plan.addSight(sight);
  }
}

/** Activities for a wet day. */
const RAINY_DAY: readonly ActivityName[] = [
  'Culture and museums',
  'Food and markets',
  'Photography',
];

/** One idea for a wet day, if there is none yet. */
function addRoof(plan: IdeaPlan, facts: TripFacts, activities: readonly ActivityName[]): void {
  const { taken, icons, isFree } = plan;
  if (taken().some(underARoof)) return;
  const icon = nextIcon(facts, icons(), activities, (one) => isFree(one) && underARoof(one));
  if (icon !== null) {
    plan.addSight(icon);
    return;
  }
  const shown = (name: ActivityName) =>
    plan.choices.some((choice) => activityOfChoice(choice) === name);
  const spare = possible(facts);
  const names = [
    ...activities.filter((name) => !shown(name)),
    ...activities.filter(shown),
    ...RAINY_DAY.filter((name) => spare.includes(name)),
  ];
  const isAsked = (name: ActivityName) => asksFor(facts.reading, name);
  names.some((activity) =>
    plan.add({ activity, key: isAsked(activity) ? activity : null, rainy: true }),
  );
}

/** Named places before ideas without a place, fitting activities before any. */
function fillUp(
  plan: IdeaPlan,
  activities: readonly ActivityName[],
  { asked, spare }: { asked: readonly WishKey[]; spare: readonly ActivityName[] },
): void {
  const wanted = activitiesOf(asked.map((key) => ({ key })));
  const fitting = [...activities.filter((name) => !wanted.includes(name)), ...activities];
  const addUpTo = (count: number, names: readonly ActivityName[], placed: boolean) => {
    for (const activity of names) {
      if (plan.choices.filter((one) => !isRainy(one)).length >= count) return;
      const key = asked.includes(activity) ? activity : null;
      plan.add({ activity, key, ...(placed && { placed }) });
    }
  };
  addUpTo(IDEAS_WITHOUT_SIGHTS, fitting, true);
  addUpTo(MIN_IDEAS, fitting, false);
  addUpTo(MIN_IDEAS, [...spare, ...spare], true);
  addUpTo(MIN_IDEAS, [...spare, ...spare, ...spare], false);
}

/** An idea for a wet day comes last, and on top of the others. */
function isRainy(choice: Choice): boolean {
  return !isSight(choice) && choice.idea.rainy === true;
}

/** Sights that the traveller named. */
function sightsAsked({ named }: TripFacts): Sight[] {
  const { sights } = named;
  return sights.filter(
    (one, index) => !sights.slice(0, index).some((other) => isSameSight(other, one)),
  );
}

/** Places that the traveller named, as many as there is room for. */
function placesAsked(facts: TripFacts): NamedPlace[] {
  const sights = sightsAsked(facts);
  return facts.named.places
    .filter((place) => !sights.some((sight) => isAtSight(sight, place)))
    .slice(0, MOST_WISHES / 3);
}

/** Whether the place is the sight itself, whose text says more than that one can go to the place. */
function isAtSight(sight: Sight, place: NamedPlace): boolean {
  return (
    distanceKm(sight, place) < AT_SIGHT_KM ||
    isSameThing(sight, place) ||
    differentNames(sight.names).some((name) => differentNames(place.names).some(fullNameTest(name)))
  );
}

function possible(facts: TripFacts): ActivityName[] {
  const refused = refusedActivities(facts.reading);
  return ACTIVITY_NAMES.filter(
    (name) => obstacleTo(name, facts) === null && !refused.includes(name),
  );
}
