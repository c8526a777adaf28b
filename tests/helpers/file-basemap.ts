import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import { createEmbeddedBasemap } from '#src/providers/basemap/embedded-basemap.ts';
import { createRequestHandler } from '#src/providers/device-worker/request-handler.ts';
import { createPlaceLabelsClient } from '#src/providers/place-labels/place-labels-client.ts';
import { createFileDataPack } from './file-data-pack.ts';

/** The bundled map over the files of this project, without workers. */
export function createFileBasemap(): EmbeddedBasemap {
  const pack = createFileDataPack();
  const places = createPlaceLabelsClient(createRequestHandler(pack));
  return createEmbeddedBasemap(() => Promise.resolve(pack), places);
}
