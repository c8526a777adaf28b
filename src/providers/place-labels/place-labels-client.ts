import * as v from 'valibot';
import { LABEL_KINDS } from '#src/domain/map-label.ts';
import type { MapLabel } from '#src/domain/map-label.ts';
import { FAMES, SIGHT_KINDS } from '#src/domain/sights.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';

const labelsSchema: v.GenericSchema<unknown, MapLabel[]> = v.array(
  v.object({
    kind: v.picklist(LABEL_KINDS),
    x: v.number(),
    y: v.number(),
    names: v.object({ en: v.string(), de: v.string() }),
    zoom: v.number(),
    until: v.number(),
    size: v.number(),
    height: v.number(),
    population: v.exactOptional(v.number()),
    sight: v.exactOptional(
      v.object({ id: v.string(), kind: v.picklist(SIGHT_KINDS), fame: v.picklist(FAMES) }),
    ),
  }),
);

/** The labels of places by device requests; see place-labels.ts. */
export function createPlaceLabelsClient(send: SendRequest) {
  return async (x: number, y: number, signal?: AbortSignal): Promise<MapLabel[]> =>
    v.parse(labelsSchema, await send({ type: 'labels', x, y }, signal));
}
