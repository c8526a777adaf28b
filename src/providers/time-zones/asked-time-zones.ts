import * as v from 'valibot';
import type { TimeZones } from '#src/domain/ports.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';
import type { AskDevice } from '#src/providers/device-worker/device-questions.ts';

/** The bundled time zones, wherever they are asked. */
export function createAskedTimeZones(ask: AskDevice): TimeZones {
  return {
    at: ({ lat, lng }) =>
      orDataMissing(async () =>
        v.parse(v.string(), await ask({ about: 'zone', point: { lat, lng } })),
      ),
  };
}
