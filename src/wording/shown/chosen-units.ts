import { METRIC } from '#src/domain/units.ts';
import type { Units } from '#src/domain/units.ts';

/*
 * The units of this page. A worker has the metric ones always: what it says is stored.
 */

let units = METRIC;
const listeners = new Set<() => void>();

export function chosenUnits(): Units {
  return units;
}

export function chooseUnits(chosen: Units): void {
  units = chosen;
  for (const changed of listeners) changed();
}

/** Calls `changed` after every choice; returns the unsubscribe function. */
export function followUnits(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
