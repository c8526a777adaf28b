import * as v from 'valibot';
import type { TimeZones } from '#src/domain/ports.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';

/** The bundled time zones by device requests. Fails with 'data-missing'. */
export function createTimeZonesClient(send: SendRequest): TimeZones {
  return {
    at: ({ lat, lng }) =>
      orDataMissing(async () =>
        v.parse(v.string(), await send({ type: 'zone', point: { lat, lng } })),
      ),
  };
}
