import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { ROOFED_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { daysTaken } from '../trek.ts';
import { hasRoom } from './day-room.ts';
import type { DayRoom } from './day-room.ts';
import type { DayTours } from './place-ideas.ts';
import type { Ranking } from './ranking.ts';
import { tourOf } from './tour.ts';

type RainNeeds = {
  base: LatLng;
  rooms: readonly DayRoom[];
  ranking: Ranking;
  wetDaysPer10: number | null;
  /** Ideas that the traveller did not keep. */
  spare: readonly KeptIdea[];
};

type RainPlans = {
  /** By the number of the day. */
  rain: readonly (readonly KeptIdea[])[];
  /** The ideas of `spare` that are beside a day. */
  added: readonly KeptIdea[];
};

/** Where the figures say nothing of rain. */
const UNKNOWN_WET_DAYS = 3;
/** Below it, a plan for rain is not worth its line. */
const RAIN_MATTERS = 1.5;
/** From where one stays, or from what one came to see. */
const NEAR_KM = 40;

/**
 * Adds plans for rain: beside days that are all out of doors, a sight with a roof that nobody kept.
 * There are as many as days will be wet; the days with the longest outings come first.
 */
export function rainPlans(
  laid: DayTours,
  before: readonly (readonly KeptIdea[])[],
  { base, rooms, ranking, wetDaysPer10, spare }: RainNeeds,
): RainPlans {
  const wet = wetDaysPer10 ?? UNKNOWN_WET_DAYS;
  const rain = before.map((ideas) => [...ideas]);
  if (wet < RAIN_MATTERS) return { rain, added: [] };
  const outdoor = [...laid].filter(([, { ideas }]) => ideas.every(isDayOutside));
  const open = outdoor
    .filter(([number]) => (before[number] ?? []).length === 0)
    .toSorted(([a, one], [b, other]) => other.hours - one.hours || a - b);
  const wanted = Math.max(1, Math.round((wet / 10) * outdoor.length));
  const dry = spare.filter(({ kind }) => isOneOf(ROOFED_SIGHTS, kind)).toSorted(ranking);
  const added: KeptIdea[] = [];
  for (const [number, { ideas }] of open) {
    const room = rooms[number];
    if (room === undefined || outdoor.length - open.length + added.length >= wanted) break;
    const places = [base, ...ideas.flatMap(({ at }) => at ?? [])];
    const next = nearest(
      dry.filter((idea) => hasRoom(room, tourOf(base, [idea]))),
      places,
    );
    if (next === undefined) continue;
    rain[number] = [next];
    added.push(...dry.splice(dry.indexOf(next), 1));
  }
  return { rain, added };
}

/** From a trek of several days nobody comes back for a castle. */
function isDayOutside(idea: KeptIdea): boolean {
  return !idea.indoor && daysTaken(idea) === 1;
}

/** The first of the nearest; without a point, it might be anywhere. */
function nearest(ideas: readonly KeptIdea[], places: readonly LatLng[]): KeptIdea | undefined {
  const near = ideas.flatMap((idea) => {
    const { at } = idea;
    const km = at === undefined ? Infinity : Math.min(...places.map((one) => distanceKm(one, at)));
    return km <= NEAR_KM ? [{ idea, km }] : [];
  });
  return near.toSorted((a, b) => a.km - b.km)[0]?.idea;
}
