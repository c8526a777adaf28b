import * as v from 'valibot';
import { LABEL_KINDS } from '#src/domain/map/map-label.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { Language } from '#src/domain/language/language.ts';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { FAMES } from '#src/domain/place/sights.ts';
import type { SightDetails } from '#src/domain/place/sights.ts';
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
    importance: v.exactOptional(v.number()),
    sight: v.exactOptional(
      v.object({ id: v.string(), kind: v.picklist(SIGHT_KINDS), fame: v.picklist(FAMES) }),
    ),
  }),
);

const detailsSchema: v.GenericSchema<unknown, SightDetails | null> = v.nullable(
  v.object({
    name: v.string(),
    kind: v.picklist(SIGHT_KINDS),
    hours: v.nullable(v.number()),
    months: v.array(v.number()),
    note: v.nullable(v.object({ text: v.string(), when: v.string(), asks: v.string() })),
  }),
);

/** Places and sights for the map, by device requests. */
export type PlaceLabels = {
  /** The labels of a tile of PLACE_LABEL_LEVEL; see place-labels.ts. */
  labels: (x: number, y: number, signal?: AbortSignal) => Promise<MapLabel[]>;
  /** Null for a sight that is no longer listed. */
  sight: (id: string, language: Language, signal?: AbortSignal) => Promise<SightDetails | null>;
};

export function createPlaceLabelsClient(send: SendRequest): PlaceLabels {
  return {
    labels: async (x, y, signal) =>
      v.parse(labelsSchema, await send({ type: 'labels', x, y }, signal)),
    sight: async (id, language, signal) =>
      v.parse(detailsSchema, await send({ type: 'sight', id, language }, signal)),
  };
}
