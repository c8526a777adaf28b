/** How far away a sight is: on foot or a short ride, half a day, a day out. */
export const REACHES = ['near', 'half-day', 'day-out'] as const;

export type Reach = (typeof REACHES)[number];

/** The farthest of each, in a straight line. */
export const REACH_KM: Readonly<Record<Reach, number>> = {
  near: 15,
  'half-day': 40,
  'day-out': 100,
};

/** Null for what is beyond a day out. */
export function reachOf(km: number): Reach | null {
  return REACHES.find((reach) => km <= REACH_KM[reach]) ?? null;
}
