import * as v from 'valibot';
import type { SightGuide } from '#src/domain/ports.ts';
import { sightsInReachSchema } from '#src/domain/place/reachable-sight.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';

/** All sights in reach, by device requests. */
export function createSightGuideClient(send: SendRequest): SightGuide {
  return {
    async inReach(trip, { lat, lng }, signal) {
      const found = await send({ type: 'reach', trip, around: { lat, lng } }, signal);
      return v.parse(sightsInReachSchema, found);
    },
  };
}
