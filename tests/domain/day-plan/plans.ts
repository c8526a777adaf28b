import { addDays } from '#src/domain/days/day.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { keep } from '#src/domain/day-plan/change-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';

export const FIRST = '2027-09-06';

export function idea(key: string, facts: Partial<KeptIdea> = {}): KeptIdea {
  return { key, names: { en: key, de: key }, kind: null, indoor: false, note: '', ...facts };
}

/** These ideas kept, for a trip of so many days. */
export function planOf(days: number, ideas: readonly KeptIdea[]): DayPlan {
  const request = { startDate: FIRST, endDate: addDays(FIRST, days - 1) };
  return fitPlan(ideas.reduce(keep, EMPTY_PLAN), request);
}

/** The names of the ideas on each day, 'a b', and after a stroke those for rain: 'a b / c'. */
export function laid({ days }: DayPlan): string[] {
  return days.map(({ ideas, rain }) =>
    rain.length === 0 ? ideas.join(' ') : `${ideas.join(' ')} / ${rain.join(' ')}`,
  );
}

/** Every key that lies on a day, as often as it does. */
export function placedKeys({ days }: DayPlan): string[] {
  return days.flatMap(({ ideas, rain }) => [...ideas, ...rain]);
}

/** Where one stays. */
export const AT = { lat: 63.75, lng: -20.22 };

/** So many kilometres from where one stays: east, north, south or west. */
export function away(km: number, direction: 'e' | 'n' | 's' | 'w' = 'e') {
  const lat = km / 111.2;
  const lng = lat / Math.cos((AT.lat * Math.PI) / 180);
  const by = { e: [0, lng], w: [0, -lng], n: [lat, 0], s: [-lat, 0] } as const;
  const [dLat, dLng] = by[direction];
  return { lat: AT.lat + dLat, lng: AT.lng + dLng };
}
