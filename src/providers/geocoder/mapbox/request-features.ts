import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import { throwIfAborted } from '#src/timing/abort.ts';

export type FeaturesRequest = { url: string; accessToken: string; timeLimitMs: number };

const replySchema = v.object({ features: v.array(v.unknown()) });

/**
 * Asks once, within the time limit, and reads the features. Whatever goes wrong is a TravelError of
 * this code, or an AbortError once the asker's own signal is aborted.
 */
export async function requestFeatures<T>(
  { url, accessToken, timeLimitMs }: FeaturesRequest,
  read: (features: unknown[]) => T,
  code: TravelErrorCode,
  signal?: AbortSignal,
): Promise<T> {
  throwIfAborted(signal);
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    const response = await fetch(url, {
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return read(v.parse(replySchema, await response.json()).features);
  } catch (error) {
    throwIfAborted(signal);
    throw new TravelError(code, { cause: withoutToken(error, accessToken) });
  }
}

/** What happened in words alone: an error object may hold the address, and with it the token. */
function withoutToken(error: unknown, accessToken: string): string {
  return String(error).replaceAll(accessToken, '[token]');
}
