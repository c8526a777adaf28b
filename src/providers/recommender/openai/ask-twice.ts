import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import type { Chat } from './chat.ts';
import type { Pause } from './pause.ts';

/** Specification, section 9: room for the answer on the first attempt and on the retry. */
const MAX_TOKENS = { first: 500, retry: 1500 } as const;
const RETRY_AFTER_MS = 1000;

/** A refusal and an unknown model stay what they are however often one asks. */
const MAY_PASS: ReadonlySet<TravelErrorCode> = new Set([
  'no-content',
  'reply-unreadable',
  'recommender-unreachable',
  'recommender-timeout',
  'recommender-busy',
  'recommender-failed',
]);

type Question<T> = {
  chat: Chat;
  message: string;
  /** Throws 'reply-unreadable' for a content that is not what was asked for. */
  read: (content: string) => T;
  pause: Pause;
};

/** Asks, and once more after a failure that can pass; the second failure is thrown. */
export async function askTwice<T>(question: Question<T>, signal?: AbortSignal): Promise<T> {
  const { chat, message, read, pause } = question;
  try {
    return read(await chat.ask(message, MAX_TOKENS.first, signal));
  } catch (failure) {
    if (!(failure instanceof TravelError) || !MAY_PASS.has(failure.code)) throw failure;
  }
  await pause(RETRY_AFTER_MS, signal);
  return read(await chat.ask(message, MAX_TOKENS.retry, signal));
}
