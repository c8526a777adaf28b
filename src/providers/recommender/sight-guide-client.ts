import * as v from 'valibot';
import type { SightGuide } from '#src/domain/ports.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { reachableSightSchema, sightsInReachSchema } from '#src/domain/place/reachable-sight.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';

/** All sights in reach, by device requests. */
export function createSightGuideClient(send: SendRequest): SightGuide {
  return {
    async inReach(trip, { lat, lng }, signal) {
      const found = await send({ type: 'reach', trip, around: { lat, lng } }, signal);
      return v.parse(sightsInReachSchema, found);
    },
    async between(trip, from, to, signal) {
      const found = await send({ type: 'between', trip, from: point(from), to: point(to) }, signal);
      return v.parse(v.array(reachableSightSchema), found);
    },
  };
}

/** Without what a stop has besides. */
function point({ lat, lng }: LatLng): LatLng {
  return { lat, lng };
}
