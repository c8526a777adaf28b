import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import { untilAborted } from '#src/timing/abort.ts';
import type { Chat } from './chat.ts';

/** Specification, section 9: room for the answer on the first attempt and on the retry. */
const MAX_TOKENS = { first: 500, retry: 1500 } as const;
const RETRY_AFTER_S = 1;
/** The longest wait before a retry; where the service asks for more, the traveller is told instead. */
const MAX_RETRY_AFTER_S = 10;

/** Failures that a second request may not meet; a refusal or an unknown model stays. */
const TRANSIENT: ReadonlySet<TravelErrorCode> = new Set([
  'no-content',
  'reply-unreadable',
  'recommender-unreachable',
  'recommender-timeout',
  'recommender-busy',
  'recommender-failed',
]);

/** Resolves after the time in milliseconds; rejects with an AbortError as soon as it is aborted. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<void>;

type Attempt<T> = {
  chat: Chat;
  prompt: string;
  /** Throws 'reply-unreadable' for a content of the wrong shape. */
  read: (content: string) => T;
  pause: Pause;
};

/**
 * Asks, and retries once after a transient failure, when the service says so or after 1 s; throws the
 * second failure.
 */
export async function askWithRetry<T>(attempt: Attempt<T>, signal?: AbortSignal): Promise<T> {
  const { chat, prompt, read, pause } = attempt;
  let waitS = RETRY_AFTER_S;
  try {
    return read(await chat.ask(prompt, MAX_TOKENS.first, signal));
  } catch (failure) {
    if (!(failure instanceof TravelError) || !TRANSIENT.has(failure.code)) throw failure;
    waitS = Math.max(waitS, failure.retryAfterS ?? 0);
    if (waitS > MAX_RETRY_AFTER_S) throw failure;
  }
  await pause(waitS * 1000, signal);
  return read(await chat.ask(prompt, MAX_TOKENS.retry, signal));
}

export function pauseFor(ms: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return untilAborted(elapsed, signal).finally(() => clearTimeout(timer));
}
