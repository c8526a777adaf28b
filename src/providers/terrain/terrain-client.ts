import * as v from 'valibot';
import type { Terrain } from '#src/domain/ports.ts';
import { terrainFactsSchema } from '#src/domain/place/terrain.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';

const heightsSchema = v.instance(Float32Array);

/** Terrain from the bundled elevation grid by device requests. Fails with 'data-missing'. */
export function createTerrainClient(send: SendRequest): Terrain {
  return {
    at: ({ lat, lng }, signal) =>
      orDataMissing(async () => {
        const facts = await send({ type: 'terrain', point: { lat, lng } }, signal);
        return v.parse(terrainFactsSchema, facts);
      }),
    heightsAround: ({ lat, lng }, extent, signal) =>
      orDataMissing(async () => {
        const heights = await send({ type: 'heights', point: { lat, lng }, extent }, signal);
        return v.parse(heightsSchema, heights);
      }),
  };
}
