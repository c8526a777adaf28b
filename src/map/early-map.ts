import type { MapController } from './map-controller.ts';

let early: Promise<MapController | null> | null = null;

/** A map that is on the page before the frame is: who shows the first map takes it over. */
export function offerMap(starting: Promise<MapController>): void {
  early = starting.catch(() => null);
}

/** Once; null where there is none, or it could not be started. */
export async function takeMap(): Promise<MapController | null> {
  const taken = early;
  early = null;
  return taken;
}
