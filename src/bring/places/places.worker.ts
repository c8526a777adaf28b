import * as v from 'valibot';
import { readPlaces } from './read-places.ts';

const requestSchema = v.object({ bytes: v.instance(Uint8Array), name: v.string() });

/* A file that hangs its reader hangs this thread alone, which is ended then. */
self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const { bytes, name } = v.parse(requestSchema, event.data);
  void readPlaces(bytes, name).then((answer) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    self.postMessage(answer);
  });
});
