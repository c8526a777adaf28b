import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { UNDER_ROOF_SIGHTS } from '#src/domain/kinds/sight-kinds.ts';
import {
  BEACH_SIGHTS,
  FAIR_WEATHER_SIGHTS,
  FOR_FEW_SIGHTS,
  FOR_SOME_SIGHTS,
  RIDE_SIGHTS,
  SIGHTS_BY_GROUP,
} from '#src/domain/kinds/sight-properties.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { rainLikely, snowUnderfoot } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { isRideWithin } from '../ideas/long-rides.ts';
import { isTrekWithin } from '../ideas/trek-days.ts';
import { asksFor } from '../wishes/wishes-of.ts';
import { activityAt } from './sight-activity.ts';
import { isBeyondBorder } from '#src/recommender/know/sights/beyond-border.ts';
import { differentNames } from '#src/domain/language/names.ts';

/* Penalties and bonuses in kilometres: the sights with the lowest sums are named first. */
const COST = {
  fame: 18,
  noNote: 20,
  sameKind: 30,
  sameGroup: 14,
  /** Share of the two above for what is world-famous. */
  famousAgain: 0.5,
  forFew: 45,
  /** Of the former for what is world-famous and written about. */
  famousFew: 12,
  unsuitable: 25,
  border: 25,
  ridge: 15,
  /** Of a kilometre and an hour more, for who has an evening. */
  busy: { km: 1, hour: 12 },
  activity: 8,
  roof: 10,
  forSome: 16,
  dayOnTheWay: 24,
} as const;
/** In a longer plan than this the same kind may come again sooner. */
const FEW = 6;
/** The dearest one that is still worth naming. */
const MOST = 110;

/** Hours between a last meeting and the night. */
const EVENING_HOURS = 2.5;
/** Hours: who rides as long sees little of where one stays; a mountain railway stays there. */
const DAY_ON_THE_WAY = 6;
/** Hours: an island that takes as long is where one stays, and no outing. */
const WHOLE_DAY = 8;
/** A pin this close to an island is on it. */
const ON_ISLAND_KM = 2;

export function underARoof({ kind }: Sight): boolean {
  return isOneOf(UNDER_ROOF_SIGHTS, kind);
}

/**
 * The next sight that everybody should see here: famous, near, suited to the weather, and of
 * another kind than those before. Null where none is left that is worth the way.
 */
export function nextIcon(
  facts: TripFacts,
  taken: readonly Sight[],
  activities: readonly ActivityName[],
  fits: (sight: Sight) => boolean,
): Sight | null {
  let best: { sight: Sight; cost: number } | null = null;
  for (const sight of facts.inReach) {
    if (isThePlace(sight, facts)) continue;
    if (!isTrekWithin(sight, facts.days) && !asksFor(facts.reading, 'trek')) continue;
    if (!isRideWithin(sight, facts.days)) continue;
    const cost = costOf(sight, facts, taken, activities);
    if (cost > MOST || (best !== null && cost >= best.cost) || !fits(sight)) continue;
    best = { sight, cost };
  }
  return best?.sight ?? null;
}

function costOf(
  sight: Sight,
  facts: TripFacts,
  taken: readonly Sight[],
  activities: readonly ActivityName[],
): number {
  const { kind, fame, distanceKm, isWritten } = sight;
  const group = Object.values(SIGHTS_BY_GROUP).find((kinds) => isOneOf(kinds, kind)) ?? [kind];
  const activity = activityAt(sight, facts);
  const asked = activity !== null && activities.includes(activity);
  const isSkiArea = kind === 'ski-area';
  const few = isOneOf(FOR_FEW_SIGHTS, kind) && !(isSkiArea && asked);
  const isFamous = fame === 1 && isWritten && !isSkiArea;
  const thinned = FEW / Math.max(FEW, taken.length);
  const ofKind = taken.filter((other) => other.kind === kind).length;
  const ofGroup = taken.filter((other) => isOneOf(group, other.kind)).length - ofKind;
  return (
    distanceKm +
    (fame - 1) * COST.fame +
    (isWritten ? 0 : COST.noNote) +
    (ofKind * COST.sameKind + ofGroup * COST.sameGroup) *
      thinned *
      (fame === 1 ? COST.famousAgain : 1) +
    (few ? (isFamous ? COST.famousFew : COST.forFew) : 0) +
    (isOneOf(FOR_SOME_SIGHTS, kind) && !isWritten ? COST.forSome : 0) +
    (isOneOf(RIDE_SIGHTS, kind) && (sight.hours ?? 0) >= DAY_ON_THE_WAY ? COST.dayOnTheWay : 0) +
    (unsuitable(sight, facts) ? COST.unsuitable : 0) +
    (isBeyondBorder(sight, facts) ? COST.border : 0) +
    (facts.beyondRidge.has(sight.id) ? COST.ridge : 0) +
    (facts.reading.party.business ? costOfHours(sight) : 0) -
    (asked ? COST.activity : 0) -
    (rainLikely(facts) && underARoof(sight) ? COST.roof : 0)
  );
}

function costOfHours({ distanceKm, hours }: Sight): number {
  return distanceKm * COST.busy.km + Math.max(0, (hours ?? 0) - EVENING_HOURS) * COST.busy.hour;
}

/** 'Rügen' is nothing to do on Rügen, unless somebody has written what. */
export function isThePlace(
  { kind, names, distanceKm, hours, isWritten }: Sight,
  { placeNames }: TripFacts,
): boolean {
  const isOnIt = kind === 'island' && distanceKm < ON_ISLAND_KM;
  if (isWritten) return isOnIt && (hours ?? 0) >= WHOLE_DAY;
  if (isOnIt) return true;
  return differentNames(names).some((name) => placeNames.all.includes(name));
}

/** A friend would name something else for these days. */
function unsuitable({ kind, needs }: Sight, facts: TripFacts): boolean {
  if (isOneOf(FAIR_WEATHER_SIGHTS, kind) || needs.includes('long-walk')) {
    return snowUnderfoot(facts) || facts.climate.high >= 34 || needs.includes('climb');
  }
  return isOneOf(BEACH_SIGHTS, kind) && facts.climate.high < 18;
}
