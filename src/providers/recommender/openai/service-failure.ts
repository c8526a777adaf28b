import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import { withoutKeys } from '#src/domain/without-keys.ts';
import { plainText } from './plain-text.ts';

/** Characters kept of an error text, which may be a whole page. */
const DETAIL_LENGTH = 300;

/**
 * Turns an error of the SDK into a TravelError with the service's own message and status. It has no
 * `cause`: causes are logged, and the original may hold a key. `setting` names the model and where
 * it was set.
 */
export function serviceFailure(
  error: unknown,
  { keys, setting }: { keys: readonly string[]; setting: string },
): TravelError {
  const detail = detailOf(error, keys);
  if (error instanceof SyntaxError) return new TravelError('reply-unreadable', { message: detail });
  const status = statusOf(error);
  if (status === null) return new TravelError('recommender-unreachable');
  const code = namesModel(error) ? 'model-not-found' : codeOf(status);
  const retryAfterS = retryAfterOf(error);
  const notes = [
    code === 'model-not-found' ? ` (${setting})` : '',
    retryAfterS === undefined ? '' : ` (try again in ${durationOf(retryAfterS)})`,
  ];
  return new TravelError(code, { message: `${detail}${notes.join('')}`, retryAfterS });
}

/** Keys are hidden before the text is cut: a part of one would not be found. */
function detailOf(error: unknown, keys: readonly string[]): string {
  const text = error instanceof Error ? error.message : String(error);
  return plainText(withoutKeys(text, keys).replaceAll(/<[^>]*>/gu, ' '), DETAIL_LENGTH);
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

/** The wait of the header Retry-After, which gives seconds or a date; undefined without time to wait. */
function retryAfterOf(error: unknown): number | undefined {
  const hasHeaders = error instanceof Error && 'headers' in error;
  const headers = hasHeaders && error.headers instanceof Headers ? error.headers : null;
  const value = headers?.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/u.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

function durationOf(seconds: number): string {
  return seconds <= 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
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
