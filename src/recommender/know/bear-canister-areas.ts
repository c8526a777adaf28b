import type { LatLng } from '#src/domain/place/location.ts';
import { inRegion } from './regions/in-region.ts';

/** Whether a hard bear canister is required of whoever sleeps in the backcountry there. */
export function bearCanisterRequired(point: LatLng): boolean {
  return inRegion('bear-canisters', point);
}
