import type { LatLng } from '#src/domain/place/location.ts';
import { keep, placeOf } from '../change-plan.ts';
import { consistent } from '../day-plan.ts';
import type { DayPlan } from '../day-plan.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { dayRooms, isTooLong } from './day-room.ts';
import { placeTours } from './place-tours.ts';
import type { DayTours } from './place-tours.ts';
import { rainPlans } from './rain-plans.ts';
import { tourOf } from './tour.ts';

/** The first kept are laid out: more than any trip has room for, and a phone compares pairs of them. */
const MOST_LAID = 100;

/** The facts, besides the ideas themselves, that decide how days are laid out. */
export type LayOutFacts = {
  /** Where one stays. */
  base: LatLng;
  /** Hours from dawn to dusk of each day. */
  light: readonly number[];
  /** Days with rain or snow of ten; null where unknown. */
  wetDaysPer10: number | null;
  /** Suggestions that are neither kept nor set aside: those under a roof may become plans for rain. */
  spare: readonly KeptIdea[];
};

export type LaidOut = {
  plan: DayPlan;
  /** Kept ideas that lie on no day. 'too-long': they take several days; else the days are full. */
  left: { key: string; why: 'too-long' | 'no-room' }[];
  /** Suggestions that were kept as plans for rain. */
  added: readonly string[];
};

/**
 * Lays the kept ideas on the days of a fitted plan: what is near one another on one day, at most three,
 * less on the first and last day; long outings on days with light; something under a roof beside days
 * out of doors, the more the more it rains. What was placed by hand stays. The same input is always
 * laid out in the same way.
 */
export function layOutDays(plan: DayPlan, { base, light, ...facts }: LayOutFacts): LaidOut {
  const rooms = dayRooms(plan.days.map((_, number) => light[number] ?? 12));
  const kept = new Map(plan.kept.map((idea) => [idea.key, idea]));
  const ideasOf = (keys: readonly string[]) => keys.flatMap((key) => kept.get(key) ?? []);
  const byHand = new Set(plan.byHand);
  const isFixed = (key: string) => byHand.has(key) && placeOf(plan, key)?.in !== 'unscheduled';
  const fixed: DayTours = new Map(
    plan.days.flatMap(({ ideas }, number) => {
      const stay = ideasOf(ideas.filter(isFixed));
      return stay.length === 0 ? [] : [[number, tourOf(base, stay)]];
    }),
  );
  const fixedRain = plan.days.map(({ rain }) => ideasOf(rain.filter(isFixed)));
  const notFixed = plan.kept.filter(({ key }) => !isFixed(key));
  const [loose, beyond] = [notFixed.slice(0, MOST_LAID), notFixed.slice(MOST_LAID)];
  const outdoor = loose.filter(({ indoor }) => !indoor);
  const indoor = loose.filter((idea) => idea.indoor);

  const out = placeTours(base, fixed, outdoor, rooms);
  const waiting = rainPlans(base, out.laid, fixedRain, { ...facts, indoor, share: 'as-it-rains' });
  const inside = placeTours(base, out.laid, waiting.left, rooms);
  const rest = rainPlans(base, inside.laid, waiting.rain, {
    ...facts,
    indoor: inside.left,
    share: 'all',
  });

  const days = plan.days.map(({ note }, number) => ({
    ideas: (inside.laid.get(number)?.ideas ?? []).map(({ key }) => key),
    rain: (rest.rain[number] ?? []).map(({ key }) => key),
    note,
  }));
  const withAdded = rest.added.reduce(keep, plan);
  return {
    plan: consistent({ ...withAdded, days, byHand: plan.byHand.filter(isFixed) }),
    left: [...out.left, ...rest.left, ...beyond].map((idea) => ({
      key: idea.key,
      why: isTooLong(tourOf(base, [idea])) ? 'too-long' : 'no-room',
    })),
    added: rest.added.map(({ key }) => key),
  };
}
