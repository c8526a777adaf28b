import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import { createEmbeddedBasemap } from '#src/providers/basemap/embedded-basemap.ts';
import { createRequestHandler } from '#src/providers/device-worker/request-handler.ts';
import { createPlaceLabelsClient } from '#src/providers/place-labels/place-labels-client.ts';
import { createFileDataPack } from './file-data-pack.ts';

const pack = createFileDataPack();
/** Answers device requests from the files; shared by the test files of a worker, so that each is read once. */
export const answerFromFiles = createRequestHandler(pack);

/** The bundled map over the files of this project, without workers. */
export function createFileBasemap(): EmbeddedBasemap {
  return createEmbeddedBasemap(
    () => Promise.resolve(pack),
    createPlaceLabelsClient(answerFromFiles),
  );
}
