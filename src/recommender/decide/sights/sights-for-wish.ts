import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { BATHED_SIGHTS, STROLLED_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { REACH_KM } from '#src/domain/place/reach.ts';
import type { Sight, SightKind } from '#src/domain/place/sights.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Reading } from '#src/recommender/read/reading.ts';
import { tagsFor } from '#src/recommender/read/tags-for.ts';
import type { AnsweringTags } from '#src/recommender/read/tags-for.ts';
import { isThemeId } from '#src/recommender/read/wish-keys.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { isShortTrek } from '../ideas/trek-days.ts';
import { IN_TOWN_KM, WISH_KINDS } from './wish-kinds.ts';
import type { Answers } from './wish-kinds.ts';

/* Penalties in kilometres: the sight with the lowest sum answers best. */
const COST = { fame: 14, kind: 7, noNote: 25, asked: 15, sense: 45, ridge: 15 } as const;
/** Of a wish that many places answer; and of any wish, where nothing nearer is known. */
const WIDE_WISH_KM = 60;
/** Sights that are bathed at or climbed only by name of the wish. */
const BATHERS: ReadonlySet<WishKey> = new Set<WishKey>(['Swimming and beach', 'pools']);
const CLIMBERS: ReadonlySet<WishKey> = new Set<WishKey>([
  'Mountaineering',
  'Climbing',
  'ferrata',
  'climb-mountain',
]);
/** Longer ones are a hike. */
const EASY_HOURS = 4;
/** Where one strolls for less than this, unless its note says that one walks. */
const STROLL_HOURS = 2;
/** Some of them are only for looking at. */
const SHORES: readonly SightKind[] = ['coast', 'park', 'lake'];

/**
 * The sights in reach that answer a wish, best first, found by their kinds and by the tags of their
 * notes. For what every town has, such as food, nobody goes to another town.
 */
export function sightsForWish(key: WishKey, facts: TripFacts): Sight[] {
  const answers = WISH_KINDS[key];
  if (answers === undefined) return [];
  const maxKm = answers.maxKm ?? (isThemeId(key) ? Infinity : WIDE_WISH_KM);
  const places = rated(key, answers, facts, facts.inReach);
  const near = places.filter(({ sight }) => sight.distanceKm <= maxKm);
  if (near.length > 0 || maxKm === IN_TOWN_KM) return byCost(near);
  return byCost(places.filter(({ sight }) => isWorthTheWay(sight)));
}

/**
 * Sights for a wish that no sight in reach answers, best first: written about, within a day trip
 * (however short the stay), and not behind a ridge. None for wishes that are met in town.
 */
export function outingsForWish(key: WishKey, facts: TripFacts): Sight[] {
  const answers = WISH_KINDS[key];
  if (answers === undefined || answers.maxKm !== undefined) return [];
  const { beyondRidge, elsewhere, inReach, open } = facts;
  const away = open.filter(
    (one) =>
      one.isWritten &&
      one.distanceKm <= REACH_KM['day-out'] &&
      !beyondRidge.has(one.id) &&
      !elsewhere.has(one.id) &&
      !inReach.includes(one),
  );
  return byCost(rated(key, answers, facts, away));
}

function byCost(places: readonly Rated[]): Sight[] {
  return places.toSorted((a, b) => a.cost - b.cost).map(({ sight }) => sight);
}

type Rated = { sight: Sight; cost: number };

function rated(
  key: WishKey,
  { kinds = [], byWords = [] }: Answers,
  facts: TripFacts,
  sights: readonly Sight[],
): Rated[] {
  const tags = tagsFor(key, sensesOf(key, facts));
  return sights.flatMap((sight) => {
    if (!suits(key, sight, facts.reading)) return [];
    if (key !== 'trek' && !isShortTrek(sight, facts.days)) return [];
    const byKind =
      kinds.includes(sight.kind) || (byWords.includes(sight.kind) && hasOne(sight, tags.byNote));
    if (!byKind && !hasOne(sight, tags.anyKind)) return [];
    const bonus = tags.own.length > 0 ? COST.sense : COST.asked;
    const own = isOwn(sight, key, tags) ? bonus : 0;
    const ridge = facts.beyondRidge.has(sight.id) ? COST.ridge : 0;
    return [{ sight, cost: costOf(sight, kinds.indexOf(sight.kind)) + ridge - own }];
  });
}

/** A written sight is a better answer than a sentence that would fit anywhere. */
function isWorthTheWay({ distanceKm, isWritten }: Sight): boolean {
  return isWritten && distanceKm <= WIDE_WISH_KM;
}

/**
 * Whether the note is about exactly what was named, where the kind of the sight does not say so:
 * about jazz, not about any music.
 */
function isOwn(sight: Sight, key: WishKey, { byNote, own }: AnsweringTags): boolean {
  const isOfKind = WISH_KINDS[key]?.kinds?.includes(sight.kind) === true;
  if (own.length > 0) return !isOfKind && hasOne(sight, own);
  return isThemeId(key) && isOfKind && sight.isWritten && hasOne(sight, byNote);
}

/** The parts of a theme that the traveller named, such as jazz and not opera. */
function sensesOf(key: WishKey, { reading }: TripFacts): readonly string[] {
  return reading.asked.find((wish) => wish.key === key)?.senses ?? [];
}

function hasOne({ tags }: Sight, wanted: readonly string[]): boolean {
  return wanted.some((tag) => tags.includes(tag));
}

function suits(key: WishKey, sight: Sight, { party: { easyWays }, terms }: Reading): boolean {
  const { kind, needs, tags } = sight;
  if (terms.has('beginners') && tags.includes('demanding')) return false;
  // Many of the listed ones break over rock.
  if (terms.has('beginners') && kind === 'surf-spot' && !sight.isWritten) return false;
  if (key === 'Family outings' && tags.some((tag) => tag.startsWith('memorials'))) return false;
  if (key === 'Hiking' && !(easyWays ? isEasyWalk(sight) : isHike(sight))) return false;
  if (BATHERS.has(key)) return isOneOf(BATHED_SIGHTS, kind) || needs.includes('bathing');
  if (key === 'snorkelling' && isOneOf(SHORES, kind)) return needs.includes('bathing');
  if (key === 'climb-mountain') return needs.includes('summit');
  return CLIMBERS.has(key) || !needs.includes('climb');
}

/** The fountains of a city are a park too, and a waterfall is often beside the road. */
function isHike({ kind, access, hours, tags }: Sight): boolean {
  if (!isOneOf(STROLLED_SIGHTS, kind) || (hours ?? STROLL_HOURS) >= STROLL_HOURS) return true;
  return tags.includes('on-foot') || access.includes('walk');
}

/** Firm and level ground, for half a day at most. */
function isEasyWalk({ kind, access, hours, tags }: Sight): boolean {
  const isHard = kind === 'summit' || access.some((flag) => flag === 'steps' || flag === 'edge');
  return !isHard && !tags.includes('demanding') && (hours ?? 0) <= EASY_HOURS;
}

function costOf({ distanceKm, fame, isWritten }: Sight, order: number): number {
  const notes = isWritten ? 0 : COST.noNote;
  return distanceKm + (fame - 1) * COST.fame + Math.max(0, order) * COST.kind + notes;
}
