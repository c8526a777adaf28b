import type { LatLng } from '#src/domain/place/location.ts';
import { keep, placeOf } from '../change-plan.ts';
import { consistent } from '../day-plan.ts';
import type { DayPlan } from '../day-plan.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { daysTaken, trekDays } from '../trek.ts';
import { dayRooms } from './day-room.ts';
import type { DayRoom } from './day-room.ts';
import { placeIdeas } from './place-ideas.ts';
import { rainPlans } from './rain-plans.ts';
import { rankedBy } from './ranking.ts';
import { tourOf } from './tour.ts';
import type { Tour } from './tour.ts';

/** The best of them are laid out: more than most trips have room for, and a phone compares pairs of them. */
const MOST_LAID = 100;

/** The facts, besides the ideas themselves, that decide how days are laid out. */
export type LayOutFacts = {
  /** Where one stays. */
  base: LatLng;
  /** Hours from dawn to dusk of each day. */
  light: readonly number[];
  /** Which of the days are half days; where it is absent, the first and the last. */
  half?: readonly boolean[] | undefined;
  /** Days with rain or snow of ten; null where unknown. */
  wetDaysPer10: number | null;
  /** Keys of what the trip suggests, best first. */
  order: readonly string[];
  /** Suggestions that are neither kept nor set aside: some become plans for rain. */
  spare: readonly KeptIdea[];
};

/** `stop`: the index of the stop whose days were tried; absent on a trip of one stop. */
type LeftIdea = { key: string; why: 'too-long' | 'no-room'; stop?: number };

export type LaidOut = {
  plan: DayPlan;
  /** Kept ideas that lie on no day. 'too-long': they take more days than there are; else the days are full. */
  left: LeftIdea[];
  /** Suggestions that were kept as plans for rain. */
  added: readonly string[];
};

/**
 * Lays the kept ideas on the days of a fitted plan: the best first, what is near one another on one day,
 * less on the first and last day, long outings not in a row. No day stays empty that has room for one that is
 * kept, and none of these becomes a plan for rain. What was placed by hand stays. The same ideas are always laid
 * out in the same way.
 */
export function layOutDays(
  plan: DayPlan,
  { base, light, half, order, wetDaysPer10, spare }: LayOutFacts,
): LaidOut {
  const rooms = dayRooms(plan.days.length, { light, half });
  const ranking = rankedBy(order);
  const byHand = new Set(plan.byHand);
  const isFixed = (key: string) => byHand.has(key) && placeOf(plan, key)?.in !== 'unscheduled';
  const kept = plan.kept.filter((idea) => idea.forRain !== true || isFixed(idea.key));
  const known = new Map(kept.map((idea) => [idea.key, idea]));
  const fixedOf = (keys: readonly string[]) =>
    keys.filter(isFixed).flatMap((key) => known.get(key) ?? []);
  const fixedDays = plan.days.map((day) => ({ ...day, ideas: day.ideas.filter(isFixed) }));
  const underWay = trekDays({ ...plan, days: fixedDays });
  const loose = kept.filter(({ key }) => !isFixed(key)).toSorted(ranking);

  const { laid, left } = placeIdeas(
    {
      base,
      rooms,
      ranking,
      fixed: new Map(
        plan.days.flatMap(({ ideas }, number): [number, Tour][] => {
          const stay = fixedOf(ideas);
          return stay.length === 0 ? [] : [[number, tourOf(base, stay)]];
        }),
      ),
      away: new Set(
        underWay.flatMap((trek, number) => (trek !== null && trek.day > 1 ? [number] : [])),
      ),
    },
    loose.slice(0, MOST_LAID),
  );
  const { rain, added } = rainPlans(
    laid,
    plan.days.map((day) => fixedOf(day.rain)),
    {
      base,
      rooms,
      ranking,
      wetDaysPer10,
      spare: [...spare, ...plan.kept.filter(({ key }) => !known.has(key))],
    },
  );

  const days = plan.days.map((day, number) => ({
    ...day,
    ideas: (laid.get(number)?.ideas ?? []).map(({ key }) => key),
    rain: (rain[number] ?? []).map(({ key }) => key),
  }));
  const withAdded = added
    .map((idea) => ({ ...idea, forRain: true }))
    .reduce(keep, { ...plan, kept });
  return {
    plan: consistent({ ...withAdded, days, byHand: plan.byHand.filter(isFixed) }),
    left: [...left, ...loose.slice(MOST_LAID)].map((idea) => ({
      key: idea.key,
      why: isTooLong(idea, rooms) ? 'too-long' : 'no-room',
    })),
    added: added.map(({ key }) => key),
  };
}

/** More days than there are whole ones. */
function isTooLong(idea: KeptIdea, rooms: readonly DayRoom[]): boolean {
  return daysTaken(idea) > Math.max(1, rooms.filter(({ isEdge }) => !isEdge).length);
}
