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
  /** The first or the last of the trip: one arrives or leaves. */
  isEdge: boolean;
  /** For an outing that is long or far. */
  takesLong: boolean;
};

const FULL = { hours: 9, most: 3, takesLong: true } as const;
const HALF = { hours: 4.5, most: 2, takesLong: false } as const;
/** A trip of two days is nothing but arriving and leaving. */
const WEEKEND = { hours: 6, most: 3, takesLong: true } as const;

/**
 * `light`: hours from dawn to dusk of each day of the trip. Days between the first and the last count as
 * the darkest of them, so that any may be exchanged for another: neighbours differ by minutes.
 */
export function dayRooms(light: readonly number[]): DayRoom[] {
  const darkest = Math.min(...light.slice(1, -1));
  return light.map((hoursOfLight, number) => {
    const isEdge = light.length > 1 && (number === 0 || number === light.length - 1);
    if (isEdge) {
      return { ...(light.length === 2 ? WEEKEND : HALF), number, light: hoursOfLight, isEdge };
    }
    return { ...FULL, number, light: light.length === 1 ? hoursOfLight : darkest, isEdge };
  });
}

/** Something alone has all of a day in the middle of the trip, and needs no light on any. */
export function hasRoom({ hours, most, light, isEdge, takesLong }: DayRoom, tour: Tour): boolean {
  const isAlone = tour.ideas.length === 1;
  if (tour.ideas.length > most || tour.ideas.some((idea) => daysTaken(idea) > 1)) return false;
  if (isAlone && !isEdge) return true;
  if (!takesLong && isLong(tour)) return false;
  return tour.hours <= hours && (isAlone || tour.lightHours <= light);
}
