import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import { plainText } from './plain-text.ts';
import { redactKeys } from './redact-keys.ts';

/** Characters kept of an error text, which may be a whole page. */
const DETAIL_LENGTH = 300;

/**
 * Turns an error of the SDK into a TravelError with the service's own message and status. It has no
 * `cause`: causes are logged, and the original may hold the key. `setting` names the model and where
 * it was set.
 */
export function serviceFailure(
  error: unknown,
  { apiKey, setting }: { apiKey: string; setting: string },
): TravelError {
  const detail = redactKeys(detailOf(error), apiKey);
  if (error instanceof SyntaxError) return new TravelError('reply-unreadable', { message: detail });
  const status = statusOf(error);
  if (status === null) return new TravelError('recommender-unreachable');
  const code = namesModel(error) ? 'model-not-found' : codeOf(status);
  const message = code === 'model-not-found' ? `${detail} (${setting})` : detail;
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

/** Some services say so with another status than 404. */
function namesModel(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'model_not_found';
}

function codeOf(status: number): TravelErrorCode {
  if (status === 404) return 'model-not-found';
  if (status === 408) return 'recommender-timeout';
  if (status === 429) return 'recommender-busy';
  if (status === 409 || status >= 500) return 'recommender-failed';
  return 'recommender-refused';
}
