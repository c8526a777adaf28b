import { monthsBetween } from '#src/domain/days/day.ts';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { ADULTS, fitOf } from '#src/domain/place/access.ts';
import type { Unfit } from '#src/domain/place/access.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { Waters } from '#src/domain/ports.ts';
import { REACHES, REACH_KM, reachOf } from '#src/domain/place/reach.ts';
import type { Reach } from '#src/domain/place/reach.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { openButUnfit } from '#src/recommender/know/sights/sights-in-reach.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { tagsFor } from '#src/recommender/read/tags-for.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { liesAcrossWater } from '../ideas/across-water.ts';
import type { ChosenSight } from '../ideas/choice.ts';
import { isTrekWithin } from '../ideas/trek-days.ts';
import { asksFor, possibleWishes } from '../wishes/wishes-of.ts';
import { isThePlace } from './icons.ts';
import { refusalTest } from './refused-sights.ts';
import { activityAt } from './sight-activity.ts';
import { sightsForWish } from './sights-for-wish.ts';
import { WISH_KINDS } from './wish-kinds.ts';

/** A sight of the list of all, and how far one goes for it. */
export type ListedSight = ChosenSight & {
  reach: Reach;
  isForChildren: boolean;
  isAcrossWater: boolean;
};

/** A child that walks an hour and climbs no rocks, years. */
const SMALL_CHILD = { ...ADULTS, youngest: 5 };

/**
 * All sights within 100 km that are safe, in season and for those who travel, even if there are
 * more than days. They come by group; within a group first what was wished for, then by fame, note,
 * season and distance.
 */
export async function sightsToList(
  facts: TripFacts,
  waters: Waters,
  signal?: AbortSignal,
): Promise<ListedSight[]> {
  const treks = asksFor(facts.reading, 'trek');
  const open = facts.open.filter(
    (sight) =>
      sight.distanceKm <= REACH_KM['day-out'] &&
      !isThePlace(sight, facts) &&
      (treks || isTrekWithin(sight, facts.days)),
  );
  const wishes = wishesAnswered({ ...facts, inReach: open });
  const named = new Set(facts.named.sights.map(({ id }) => id));
  const listed = await Promise.all(
    open.map(async (sight): Promise<ListedSight> => {
      const choice = { sight, activity: activityAt(sight, facts), wish: null, named: false };
      return {
        sight,
        activity: choice.activity,
        wish: wishes.get(sight.id) ?? null,
        named: named.has(sight.id),
        reach: reachIn(facts, sight),
        isForChildren: isForChildren(sight),
        isAcrossWater: await liesAcrossWater(choice, facts.trip, waters, signal),
      };
    }),
  );
  return ranked(listed, facts);
}

/** A sight that is not for those who travel, why, and the nearest that is. */
export type UnfitSight = ListedSight & { why: Unfit; instead: Sight | null };

/** The radius in which fitting sights are looked for. */
const INSTEAD_KM = 25;

/** Sights that do not fit the travellers, which a search by name finds all the same. */
export function sightsNotListed(facts: TripFacts, listed: readonly ListedSight[]): UnfitSight[] {
  return openButUnfit(facts)
    .filter(({ sight }) => sight.distanceKm <= REACH_KM['day-out'] && !isThePlace(sight, facts))
    .map(({ sight, why }) => ({
      sight,
      why,
      instead: nearestTo(sight, listed),
      activity: activityAt(sight, facts),
      wish: null,
      named: false,
      reach: reachIn(facts, sight),
      isForChildren: false,
      isAcrossWater: false,
    }));
}

/** Of what somebody wrote about, one of its kind before any. */
function nearestTo(unfit: Sight, listed: readonly ListedSight[]): Sight | null {
  const near = listed
    .map(({ sight }) => ({ sight, km: distanceKm(sight, unfit) }))
    .filter(({ sight, km }) => sight.isWritten && km <= INSTEAD_KM)
    .toSorted((a, b) => a.km - b.km);
  return (near.find(({ sight }) => sight.kind === unfit.kind) ?? near[0])?.sight ?? null;
}

/** The first wish that each sight answers, by the ids of the sights. */
function wishesAnswered(facts: TripFacts): ReadonlyMap<string, WishKey> {
  const answered = possibleWishes(facts).flatMap(({ key }) =>
    sightsForWish(key, facts).map(({ id }): [string, WishKey] => [id, key]),
  );
  return new Map(answered.toReversed());
}

/** The way round a ridge takes a day, however near its other side is. */
function reachIn({ beyondRidge }: TripFacts, { id, ...sight }: Sight): Reach {
  const reach = reachOf(sight.distanceKm) ?? 'day-out';
  return reach === 'half-day' && beyondRidge.has(id) ? 'day-out' : reach;
}

/** Sights that children like, by kind or by note, and where they are safe. */
function isForChildren(sight: Sight): boolean {
  const { kinds = [] } = WISH_KINDS['Family outings'] ?? {};
  const tags = tagsFor('Family outings', []);
  const isLiked = isOneOf(kinds, sight.kind) || tags.byNote.some((tag) => sight.tags.includes(tag));
  const { fits, care } = fitOf(sight, SMALL_CHILD);
  return isLiked && fits && care.length === 0;
}

function ranked(listed: readonly ListedSight[], facts: TripFacts): ListedSight[] {
  const isRefused = refusalTest(facts.reading);
  const { startDate, endDate } = facts.trip.request;
  const months = monthsBetween(startDate, endDate);
  /** The lower, the earlier it stands: by the first figure that differs. */
  const ranksOf = ({ sight, wish, named, reach }: ListedSight) => [
    REACHES.indexOf(reach),
    isRefused(sight) ? 2 : wish === null && !named ? 1 : 0,
    sight.fame,
    sight.isWritten ? 0 : 1,
    sight.months.length > 0 && months.every((month) => sight.months.includes(month)) ? 0 : 1,
    sight.distanceKm,
  ];
  return listed
    .map((one) => ({ one, ranks: ranksOf(one) }))
    .toSorted((a, b) => differenceOf(a.ranks, b.ranks))
    .map(({ one }) => one);
}

function differenceOf(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
