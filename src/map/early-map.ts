import type { MapController } from './map-controller.ts';

let early: Promise<MapController | null> | null = null;

/** Offers a map that was started before React rendered; the first map component takes it over. */
export function offerMap(starting: Promise<MapController>): void {
  early = starting.catch(() => null);
}

/** Returns it once; null where there is none, or it failed to start. */
export async function takeMap(): Promise<MapController | null> {
  const taken = early;
  early = null;
  return taken;
}
