import { hoursAt } from './tour.ts';
import type { Tour } from './tour.ts';

/** The room that a day has for ideas. */
export type DayRoom = {
  number: number;
  hours: number;
  /** From dawn to dusk. */
  light: number;
  /** The first or the last of the trip: one arrives or leaves. */
  isEdge: boolean;
};

const FULL_HOURS = 9;
const EDGE_HOURS = 4.5;
/** A trip of two days is nothing but arriving and leaving. */
const SHORT_TRIP_HOURS = 6;
export const MOST_A_DAY = 3;
/** An idea that takes longer is an outing of several days. */
const LONGEST_HOURS = 10;

/** `light`: hours from dawn to dusk of each day of the trip. */
export function dayRooms(light: readonly number[]): DayRoom[] {
  const edgeHours = light.length === 2 ? SHORT_TRIP_HOURS : EDGE_HOURS;
  return light.map((hoursOfLight, number) => {
    const isEdge = light.length > 1 && (number === 0 || number === light.length - 1);
    return { number, hours: isEdge ? edgeHours : FULL_HOURS, light: hoursOfLight, isEdge };
  });
}

/** A single idea has all of a day in the middle of the trip. */
export function hasRoom({ hours, light, isEdge }: DayRoom, tour: Tour): boolean {
  if (tour.ideas.length > MOST_A_DAY) return false;
  if (tour.ideas.length === 1 && !isEdge) return !isTooLong(tour);
  return tour.hours <= hours && tour.lightHours <= light;
}

/** More than a day, or more than there is of one. */
export function isTooLong({ ideas }: Tour): boolean {
  return ideas.some((idea) => hoursAt(idea) > LONGEST_HOURS);
}
