import * as v from 'valibot';
import type { Terrain } from '#src/domain/ports.ts';
import { terrainFactsSchema } from '#src/domain/terrain.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';
import type { AskDevice } from '#src/providers/device-worker/device-questions.ts';

const heightsSchema = v.instance(Float32Array);

/** Terrain from the bundled elevation grid, wherever it is asked. Fails with 'data-missing'. */
export function createAskedTerrain(ask: AskDevice): Terrain {
  return {
    at: ({ lat, lng }, signal) =>
      orDataMissing(async () => {
        const facts = await ask({ about: 'terrain', point: { lat, lng } }, signal);
        return v.parse(terrainFactsSchema, facts);
      }),
    heightsAround: ({ lat, lng }, extent, signal) =>
      orDataMissing(async () => {
        const heights = await ask({ about: 'heights', point: { lat, lng }, extent }, signal);
        return v.parse(heightsSchema, heights);
      }),
  };
}
