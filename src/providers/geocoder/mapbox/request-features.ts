import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import { withoutKeys } from '#src/domain/without-keys.ts';
import { eitherSignal, throwIfAborted } from '#src/timing/abort.ts';

export type FeaturesRequest = { url: string; keys: readonly string[]; timeLimitMs: number };

const replySchema = v.object({ features: v.array(v.unknown()) });

/**
 * Sends one request within the time limit and reads its features. Fails with a TravelError of this
 * code, or with an AbortError once `signal` is aborted.
 */
export async function requestFeatures<T>(
  { url, keys, timeLimitMs }: FeaturesRequest,
  read: (features: unknown[]) => T,
  code: TravelErrorCode,
  signal?: AbortSignal,
): Promise<T> {
  throwIfAborted(signal);
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    const response = await fetch(url, {
      signal: eitherSignal(signal, limit),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return read(v.parse(replySchema, await response.json()).features);
  } catch (error) {
    throwIfAborted(signal);
    // As text: the error may hold the URL, and with it the token.
    throw new TravelError(code, { cause: withoutKeys(String(error), keys) });
  }
}
