import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { createDeviceClient } from '#src/providers/device-worker/device-client.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';
import { createPlaceLabelsClient } from '#src/providers/place-labels/place-labels-client.ts';
import type { PlaceLabels } from '#src/providers/place-labels/place-labels-client.ts';

type DeviceRequests = {
  pack: DataPack;
  send: SendRequest;
  placeLabels: PlaceLabels;
};

let requests: DeviceRequests | null = null;

/** The data pack and the worker that answers from it: one for the life of the page. */
export function deviceRequests(): DeviceRequests {
  if (requests === null) {
    const pack = createDataPack(PACK_INDEX);
    const send = createDeviceClient(pack);
    requests = { pack, send, placeLabels: createPlaceLabelsClient(send) };
  }
  return requests;
}
