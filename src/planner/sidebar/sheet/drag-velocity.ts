/** Where the pointer was: px from the top of the window, and the event's time in ms. */
export type DragSample = { y: number; time: number };

/** Older samples do not count. */
const RECENT_MS = 100;

/**
 * Velocity when the pointer is released, px a millisecond, upwards positive: the mean of the recent
 * samples, and zero for a finger that rested.
 */
export function dragVelocity(samples: readonly DragSample[], releasedAt: number): number {
  const recent = samples.filter(({ time }) => releasedAt - time <= RECENT_MS);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || first === last) return 0;
  return (first.y - last.y) / Math.max(1, last.time - first.time);
}
