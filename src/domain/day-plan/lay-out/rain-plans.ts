import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { KeptIdea } from '../kept-idea.ts';
import type { DayTours } from './place-tours.ts';
import { byKey } from './tour.ts';

type RainNeeds = {
  wetDaysPer10: number | null;
  /** Kept ideas under a roof that lie on no day. */
  indoor: readonly KeptIdea[];
  /** Further ones that nobody kept; used last, and only with 'all'. */
  spare: readonly KeptIdea[];
  /** 'as-it-rains': for as many days as it will rain; 'all': for each day that has none. */
  share: 'as-it-rains' | 'all';
};

type RainPlans = {
  /** By the number of the day. */
  rain: readonly (readonly KeptIdea[])[];
  /** The ideas of `indoor` that are beside no day. */
  left: readonly KeptIdea[];
  /** The ideas of `spare` that are beside a day. */
  added: readonly KeptIdea[];
};

/** Where the figures say nothing of rain. */
const UNKNOWN_WET_DAYS = 3;
/** Below it, a plan for rain is not worth its line unless the idea has no other place. */
const RAIN_MATTERS = 1.5;
/** An idea that is farther away is not kept for the traveller. */
const SPARE_KM = 60;

/** Puts one idea under a roof beside each day that is all out of doors, longest outings first. */
export function rainPlans(
  base: LatLng,
  laid: DayTours,
  before: readonly (readonly KeptIdea[])[],
  { wetDaysPer10, indoor, spare, share }: RainNeeds,
): RainPlans {
  const wet = wetDaysPer10 ?? UNKNOWN_WET_DAYS;
  const outdoorDays = [...laid].filter(([, { ideas }]) => ideas.every((idea) => !idea.indoor));
  const open = outdoorDays
    .filter(([number]) => (before[number] ?? []).length === 0)
    .toSorted(([a, one], [b, other]) => other.hours - one.hours || a - b);
  const covered = outdoorDays.length - open.length;
  const wanted = share === 'all' ? open.length : Math.round((wet / 10) * outdoorDays.length);
  const rain = before.map((ideas) => [...ideas]);
  const left = [...indoor];
  const added: KeptIdea[] = [];
  const near = spare.filter((idea) => idea.indoor && distanceKm(base, idea.at ?? base) <= SPARE_KM);
  const days = share === 'all' ? open : open.slice(0, Math.max(0, wanted - covered));
  for (const [number, { ideas }] of days) {
    const places = [base, ...ideas.map(({ at }) => at ?? base)];
    const own = nearest(left, places);
    const other = share === 'all' && wet >= RAIN_MATTERS ? nearest(near, places) : undefined;
    const next = own ?? other;
    if (next === undefined) continue;
    rain[number] = [next];
    if (own !== undefined) left.splice(left.indexOf(own), 1);
    else added.push(...near.splice(near.indexOf(next), 1));
  }
  return { rain, left, added };
}

function nearest(ideas: readonly KeptIdea[], places: readonly LatLng[]): KeptIdea | undefined {
  const kmTo = ({ at }: KeptIdea) =>
    at === undefined ? 0 : Math.min(...places.map((place) => distanceKm(place, at)));
  return ideas.toSorted((a, b) => kmTo(a) - kmTo(b) || byKey(a, b))[0];
}
