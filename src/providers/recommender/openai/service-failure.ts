import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import type { ChatOptions } from './chat-options.ts';
import { plainText } from './plain-text.ts';
import { withoutKeys } from './without-keys.ts';

/** A service may answer with a whole page; the traveller needs its first words. */
const DETAIL_LENGTH = 300;

/**
 * What the SDK threw, as the product's own failure. The message is the service's own, with its
 * status; there is no `cause`, since the original may hold the key and causes are logged.
 */
export function serviceFailure(error: unknown, { apiKey, model }: ChatOptions): TravelError {
  const detail = withoutKeys(detailOf(error), apiKey);
  if (error instanceof SyntaxError) return new TravelError('reply-unreadable', { message: detail });
  const status = statusOf(error);
  if (status === null) return new TravelError('recommender-unreachable');
  const code = codeOf(status);
  const message = code === 'model-not-found' ? `${detail} (VITE_OPENAI_MODEL: ${model})` : detail;
  return new TravelError(code, { message });
}

function detailOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return plainText(text.replaceAll(/<[^>]*>/gu, ' '), DETAIL_LENGTH);
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

function codeOf(status: number): TravelErrorCode {
  if (status === 404) return 'model-not-found';
  if (status === 408) return 'recommender-timeout';
  if (status === 429) return 'recommender-busy';
  if (status === 409 || status >= 500) return 'recommender-failed';
  return 'recommender-refused';
}
