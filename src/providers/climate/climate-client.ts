import * as v from 'valibot';
import { climateNormalsSchema } from '#src/domain/climate/climate.ts';
import type { Climate } from '#src/domain/ports.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';

/** The bundled climate surface by device requests. Fails with 'data-missing'. */
export function createClimateClient(send: SendRequest): Climate {
  return {
    normalsAt: ({ lat, lng }, signal) =>
      orDataMissing(async () => {
        const normals = await send({ type: 'climate', point: { lat, lng } }, signal);
        return v.parse(climateNormalsSchema, normals);
      }),
  };
}
