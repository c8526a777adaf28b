import * as v from 'valibot';
import { climateNormalsSchema } from '#src/domain/climate/climate.ts';
import type { Climate } from '#src/domain/ports.ts';
import type { AskDevice } from '#src/providers/device-worker/device-questions.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';

/** The bundled climate surface, wherever it is asked. Fails with 'data-missing'. */
export function createAskedClimate(ask: AskDevice): Climate {
  return {
    normalsAt: ({ lat, lng }, signal) =>
      orDataMissing(async () => {
        const normals = await ask({ about: 'climate', point: { lat, lng } }, signal);
        return v.parse(climateNormalsSchema, normals);
      }),
  };
}
