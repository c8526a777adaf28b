import * as v from 'valibot';
import { weatherWantsSchema } from '#src/domain/climate/weather-wants.ts';
import type { WishReader } from '#src/domain/ports.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';

/** The reader of the traveller's text, by device requests. */
export function createWishReaderClient(send: SendRequest): WishReader {
  return {
    async weatherWants(preferences, signal) {
      return v.parse(weatherWantsSchema, await send({ type: 'wants', preferences }, signal));
    },
  };
}
