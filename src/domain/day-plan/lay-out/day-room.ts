import { daysTaken } from '../trek.ts';
import { isLong } from './tour.ts';
import type { Tour } from './tour.ts';

/** The room that a day has for ideas. */
export type DayRoom = {
  number: number;
  hours: number;
  /** The largest number of ideas. */
  most: number;
  /** From dawn to dusk. */
  light: number;
  /** Half a day: one arrives or leaves. */
  isEdge: boolean;
  /** For an outing that is long or far. */
  takesLong: boolean;
};

const FULL = { hours: 9, most: 3, takesLong: true } as const;
const HALF = { hours: 4.5, most: 2, takesLong: false } as const;
/** A trip of two days is nothing but arriving and leaving. */
const WEEKEND = { hours: 6, most: 3, takesLong: true } as const;

/** Hours of light, where nothing is known. */
const UNKNOWN_LIGHT = 12;

/** `light`: hours from dawn to dusk of each day. `half`: which are half days; without it, the first and the last. */
type DayFacts = { light: readonly number[]; half?: readonly boolean[] | undefined };

/**
 * The rooms of so many days. Whole days count as the darkest of them, so that any may be exchanged for
 * another: neighbours differ by minutes.
 */
export function dayRooms(count: number, { light, half }: DayFacts): DayRoom[] {
  const all = Array.from({ length: count }, (_, number) => light[number] ?? UNKNOWN_LIGHT);
  const isHalf = (number: number) =>
    half === undefined
      ? count > 1 && (number === 0 || number === count - 1)
      : half[number] === true;
  const darkest = Math.min(...all.filter((_, number) => !isHalf(number)));
  const edge = half === undefined && count === 2 ? WEEKEND : HALF;
  return all.map((hours, number) =>
    isHalf(number)
      ? roomOf(edge, { number, light: hours, isEdge: true })
      : roomOf(FULL, { number, light: darkest, isEdge: false }),
  );
}

type Size = Pick<DayRoom, 'hours' | 'most' | 'takesLong'>;

function roomOf(size: Size, day: Pick<DayRoom, 'number' | 'light' | 'isEdge'>): DayRoom {
  return { ...size, ...day };
}

/** Something alone has all of a day in the middle of the trip, and needs no light on any. */
export function hasRoom({ hours, most, light, isEdge, takesLong }: DayRoom, tour: Tour): boolean {
  const isAlone = tour.ideas.length === 1;
  if (tour.ideas.length > most || tour.ideas.some((idea) => daysTaken(idea) > 1)) return false;
  if (isAlone && !isEdge) return true;
  if (!takesLong && isLong(tour)) return false;
  return tour.hours <= hours && (isAlone || tour.lightHours <= light);
}
