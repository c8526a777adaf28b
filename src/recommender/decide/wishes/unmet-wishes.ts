import { monthsBetween } from '#src/domain/days/day.ts';
import { REACH_KM } from '#src/domain/place/reach.ts';
import { festivalOnOtherDays } from '#src/recommender/know/festivals/held-festivals.ts';
import type { HeldFestival } from '#src/recommender/know/festivals/held-festivals.ts';
import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Wish } from '#src/recommender/read/reading.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { isSight } from '../ideas/choice.ts';
import type { Choice } from '../ideas/choice.ts';
import { MOST_WISHES } from '../ideas/choose-ideas.ts';
import { isOnTheWay } from '../ideas/on-the-way.ts';
import { WHO_AND_WHY } from '../ideas/who-and-why.ts';
import { outingsForWish, sightsForWish } from '../sights/sights-for-wish.ts';
import { obstacleToWish } from './obstacle-to-wish.ts';

/** A wish that the plan does not answer, and why. */
export type UnmetWish = { word: string; why: Obstacle | HeldFestival };

export function unmetWishes(facts: TripFacts, chosen: readonly Choice[]): UnmetWish[] {
  return facts.reading.asked.flatMap((wish, index) => {
    const isNoIdea = WHO_AND_WHY.has(wish.key) || isOnTheWay(wish.key, facts);
    const why = isNoIdea ? null : whyUnmet(wish, index, facts, chosen);
    return why === null ? [] : [{ word: wish.word, why }];
  });
}

function whyUnmet(
  { key, word }: Wish,
  index: number,
  facts: TripFacts,
  chosen: readonly Choice[],
): UnmetWish['why'] | null {
  const { country, trip } = facts;
  const later = key === 'festivals' ? festivalOnOtherDays(word, trip, country?.code ?? null) : null;
  if (later !== null) return later;
  const answers = new Set([...sightsForWish(key, facts), ...outingsForWish(key, facts)]);
  if (chosen.some((choice) => isSight(choice) && answers.has(choice.sight))) return null;
  const obstacle = obstacleToWish(key, facts);
  if (obstacle === null && chosen.some(({ wish }) => wish === key)) return null;
  if (obstacle === null && index >= MOST_WISHES) return 'plan-full';
  if (obstacle !== null && obstacle !== 'none-nearby') return obstacle;
  return isInOtherMonths(key, facts) ? 'out-of-season' : 'none-nearby';
}

/** Whether a noted sight answers it, though not in the months of the trip: the islands that boats reach in spring. */
function isInOtherMonths(key: WishKey, facts: TripFacts): boolean {
  const { startDate, endDate } = facts.trip.request;
  const now = monthsBetween(startDate, endDate);
  const later = facts.sights.filter(
    ({ distanceKm, isWritten, months }) =>
      isWritten &&
      distanceKm <= REACH_KM['day-out'] &&
      months.length > 0 &&
      !months.some((month) => now.includes(month)),
  );
  return sightsForWish(key, { ...facts, inReach: later }).length > 0;
}
