import type { Sight } from '#src/domain/place/sights.ts';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { auroraLikely, rainLikely } from '#src/recommender/know/season/conditions-of-place.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import { nextIcon, underARoof } from '../sights/icons.ts';
import { obstacleByRule } from '#src/recommender/know/wishes/obstacle-by-rule.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { activitiesOf, asksFor, possibleWishes, refusedActivities } from '../wishes/wishes-of.ts';
import { timesUsed } from './best-idea.ts';
import { activityOfChoice, isSight } from './choice.ts';
import type { Choice } from './choice.ts';
import { createIdeaPlan } from './idea-plan.ts';
import type { IdeaPlan } from './idea-plan.ts';
import { placesAsked, sightsAsked, withSight } from './asked-by-name.ts';
import { isOnTheWay } from './on-the-way.ts';
import { WHO_AND_WHY } from './who-and-why.ts';
import { isBarePlace, isOuting, isWorthLongWay, isWorthMore } from './worth-naming.ts';

/** A short trip has so many where the place offers them; without sights it has no more. */
const LEAST_IDEAS = 6;
const MOST_IDEAS = 16;
const IDEAS_A_DAY = 2;
/** Where little is known, ideas without a sight make up so many. */
const MIN_IDEAS = 5;
const MOST_PLACELESS = 2;
/** With so many sights nothing else is needed. */
const FEW_SIGHTS = 3;
/** So many wishes and places get an idea of their own. */
export const MOST_WISHES = 12;
/** Of so few wishes each gets a share of the sights. */
const FEW_WISHES = 2;
const WISH_SHARE = 4;
/** Wishes that fill days and are the reason of a trip get half of the ideas, fewer beside other wishes. */
const REASONS: ReadonlySet<WishKey> = new Set<WishKey>([
  ...(['Skiing and snowboarding', 'Surfing', 'Snorkelling and diving', 'diving'] as const),
  ...(['Hiking', 'Mountaineering', 'Climbing', 'ferrata', 'Cycling'] as const),
]);
const REASON_SHARE = 2;
/** Nobody does so on the days of arrival and departure. */
const HALF_DAYS = 2;
/** Those after the first are not worth a longer way. */
const SECOND_KM = { reason: 60, other: 45, beyondRidge: 30 } as const;
/**
 * A sight that nobody wrote about is named from this fame on, and at most so many of a kind, since
 * only a few sentences fit them.
 */
const KNOWN = { fame: 2, ofKind: 2 } as const;
/** Nobody rides far, or over a mountain, with the children to what nobody wrote about, kilometres. */
const COMPANY_KM = { known: 30, other: 12 } as const;
/** Days from which on one of them is spent away. */
const DAYS_WITH_OUTING = 5;

/**
 * About two suggestions for each day, from six to sixteen, as far as the place offers them: wishes and
 * named places first, then the sights that everybody should see here, with a day away on a longer trip.
 * Ideas that name no sight are for places without, and for wishes that no sight answers.
 */
export function chooseIdeas(facts: TripFacts, activities: readonly ActivityName[]): Choice[] {
  const plan = createIdeaPlan(facts);
  const wishes = possibleWishes(facts)
    .slice(0, MOST_WISHES)
    .map(({ key }) => key);
  // Who comes along says less of what to see than what they want there.
  const asked = [
    ...wishes.filter((key) => !WHO_AND_WHY.has(key)),
    ...wishes.filter((key) => WHO_AND_WHY.has(key)),
  ];
  const length = Math.min(MOST_IDEAS, Math.max(LEAST_IDEAS, facts.days * IDEAS_A_DAY));
  const isBare = isBarePlace(facts);
  addAsked(plan, facts, asked, isBare);
  for (const key of asked) {
    if (asked.length > FEW_WISHES && !REASONS.has(key)) continue;
    addMore(plan, facts, key, moreOf(key, asked, { days: facts.days, length }));
  }
  if (auroraLikely(facts) && activities.includes('Stargazing')) addAurora(plan);
  const isWorth = (one: Sight) => isBare || one.isWritten || one.fame < 3;
  addIcons(plan, facts, activities, { upTo: LEAST_IDEAS, fits: isWorth });
  if (facts.days >= DAYS_WITH_OUTING) addOuting(plan, facts, activities);
  addIcons(plan, facts, activities, { upTo: length, fits: isWorthMore });
  addIcons(plan, facts, activities, { upTo: length, fits: (one) => isWorthLongWay(one, facts) });
  addIcons(plan, facts, activities, { upTo: FEW_SIGHTS, fits: () => true });
  if (rainLikely(facts)) addRoof(plan, facts, activities, isBare);
  if (isBare) fillUp(plan, activities, { asked, spare: possible(facts) });
  else if (isFew(plan, facts)) fillFew(plan, [...activities, ...possible(facts)]);
  const { choices } = plan;
  return [...choices.filter((one) => !isRainy(one)), ...choices.filter(isRainy)];
}

/** Adds the sights and places that the traveller named, and the wishes. */
function addAsked(
  plan: IdeaPlan,
  facts: TripFacts,
  asked: readonly WishKey[],
  isBare: boolean,
): void {
  for (const sight of sightsAsked(facts)) plan.addSight(sight, { named: true });
  const places = placesAsked(facts);
  const sights = new Map(places.flatMap((place) => withSight(place, facts)));
  for (const sight of sights.values()) {
    if (plan.isFree(sight)) plan.addSight(sight, { named: true });
  }
  for (const key of asked) {
    const isCompany = WHO_AND_WHY.has(key);
    const isWorth = (one: Sight) => !isCompany || one.isWritten || isBeside(one, facts);
    if (plan.addSightFor(key, Infinity, isWorth) || (!isBare && isCompany)) continue;
    if (isOnTheWay(key, facts)) continue;
    const isElsewhere = obstacleByRule(key, facts) !== null;
    if (isElsewhere || !plan.add({ activity: activityOf(key), key })) plan.addOutingFor(key);
  }
  for (const place of places) {
    if (sights.has(place) || timesUsed(place, plan.choices) > 0) continue;
    plan.add({ activity: null, key: null, place });
  }
}

function isBeside({ id, fame, distanceKm: km }: Sight, { beyondRidge }: TripFacts): boolean {
  const most = fame <= KNOWN.fame ? COMPANY_KM.known : COMPANY_KM.other;
  return km <= most && !beyondRidge.has(id);
}

/** How many sights a wish gets after its first. */
function moreOf(
  key: WishKey,
  asked: readonly WishKey[],
  { days, length }: { days: number; length: number },
): number {
  const few = asked.length <= FEW_WISHES ? Math.max(1, Math.floor(length / WISH_SHARE)) : 0;
  if (!REASONS.has(key)) return few;
  const reasons = asked.filter((one) => REASONS.has(one)).length;
  const share = Math.max(asked.length, REASON_SHARE * reasons);
  return Math.max(few, Math.min(Math.floor(length / share), days - HALF_DAYS) - 1);
}

/** More sights for a wish on a longer trip; without any, a second idea at a place. */
function addMore(plan: IdeaPlan, facts: TripFacts, key: WishKey, more: number): void {
  const isReason = REASONS.has(key);
  const withinKm = isReason ? SECOND_KM.reason : SECOND_KM.other;
  let added = 0;
  // A third one is worth naming if somebody wrote about it.
  const isKnown = ({ kind, fame }: Sight) => {
    const alike = plan.taken().filter((other) => other.kind === kind && !other.isWritten);
    return isReason && fame <= KNOWN.fame && alike.length < KNOWN.ofKind;
  };
  const isNear = ({ id, distanceKm: km }: Sight) =>
    km <= SECOND_KM.beyondRidge || !facts.beyondRidge.has(id);
  const isFirst = (one: Sight) => added === 0 && (!WHO_AND_WHY.has(key) || isBeside(one, facts));
  const isWorth = (one: Sight) => isNear(one) && (one.isWritten || isFirst(one) || isKnown(one));
  while (added < more && plan.addSightFor(key, withinKm, isWorth)) added += 1;
  const activity = activityOf(key);
  if (added > 0 || !isBarePlace(facts)) return;
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
  { upTo, fits }: { upTo: number; fits: (sight: Sight) => boolean },
): void {
  // Who asked to ski has enough of them by the wish.
  const skis = asksFor(facts.reading, 'Skiing and snowboarding');
  const isNew = (one: Sight) => plan.isFree(one) && !(skis && one.kind === 'ski-area');
  while (plan.choices.length < upTo) {
    const sight = nextIcon(facts, plan.icons(), activities, (one) => fits(one) && isNew(one));
    if (sight === null) return;
    plan.addSight(sight);
  }
}

/** A day away, unless one of the sights is far enough. */
function addOuting(plan: IdeaPlan, facts: TripFacts, activities: readonly ActivityName[]): void {
  if (plan.taken().some(isOuting)) return;
  addIcons(plan, facts, activities, {
    upTo: plan.choices.length + 1,
    fits: (sight) => sight.isWritten && isOuting(sight),
  });
}

/** Activities for a wet day. */
const RAINY_DAY: readonly ActivityName[] = [
  'Culture and museums',
  'Food and markets',
  'Photography',
];

/** One idea for a wet day, if there is none yet. */
function addRoof(
  plan: IdeaPlan,
  facts: TripFacts,
  activities: readonly ActivityName[],
  isBare: boolean,
): void {
  const { taken, icons, isFree } = plan;
  if (taken().some(underARoof)) return;
  const icon = nextIcon(facts, icons(), activities, (one) => isFree(one) && underARoof(one));
  if (icon !== null) {
    plan.addSight(icon);
    return;
  }
  if (!isBare) return;
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
  addUpTo(LEAST_IDEAS, fitting, true);
  addUpTo(MIN_IDEAS, fitting, false);
  addUpTo(MIN_IDEAS, [...spare, ...spare], true);
  addUpTo(MIN_IDEAS, [...spare, ...spare, ...spare], false);
}

/** Hardly anything is known. From a wheelchair, unknown steps are no reason for an idea at random. */
function isFew({ taken }: IdeaPlan, { reading }: TripFacts): boolean {
  return !reading.party.wheelchair && taken().length < FEW_SIGHTS;
}

/** Where few sights are known: what its mountains, shores and dangers ask for, and no sentence on towns. */
function fillFew(plan: IdeaPlan, activities: readonly ActivityName[]): void {
  for (const activity of activities) {
    if (plan.choices.length >= MIN_IDEAS) return;
    const placeless = plan.choices.filter((one) => !isSight(one) && one.feature === null);
    const placed = placeless.length >= MOST_PLACELESS;
    plan.add({ activity, key: null, ofPlace: true, ...(placed && { placed }) });
  }
}

/** An idea for a wet day comes last, and on top of the others. */
function isRainy(choice: Choice): boolean {
  return !isSight(choice) && choice.idea.rainy === true;
}

function possible(facts: TripFacts): ActivityName[] {
  const refused = refusedActivities(facts.reading);
  return ACTIVITY_NAMES.filter(
    (name) => obstacleTo(name, facts) === null && !refused.includes(name),
  );
}
