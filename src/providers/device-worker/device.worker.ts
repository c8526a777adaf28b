import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { createMessageHandler } from './message-handler.ts';
import { createRequestHandler } from './request-handler.ts';

/* Fetches the data itself, so that none of it passes through the main thread. */
const handleMessage = createMessageHandler(
  createRequestHandler(createDataPack(PACK_INDEX)),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  (response) => self.postMessage(response),
);

self.addEventListener('message', (event: MessageEvent<unknown>) => void handleMessage(event.data));
