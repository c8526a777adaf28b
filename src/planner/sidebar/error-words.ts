import type { TravelErrorCode } from '#src/domain/errors.ts';
import type { PlanningFailure } from '../store/planner-state.ts';

/** Error codes that have a title and a text of their own. */
const CODES = [
  'no-destination',
  'no-content',
  'reply-unreadable',
  'recommender-unreachable',
  'recommender-timeout',
  'recommender-busy',
  'recommender-refused',
  'recommender-failed',
  'model-not-found',
  'data-missing',
  'data-damaged',
] as const satisfies readonly TravelErrorCode[];

/** Codes that are reported as 'offline' where there is no connection. */
const NEEDS_CONNECTION = new Set<string | null>([
  'recommender-unreachable',
  'recommender-timeout',
  'data-missing',
]);

/** Failures that a retry rarely fixes. */
const LASTING = new Set<string | null>(['offline', 'recommender-refused', 'model-not-found']);

type Code = (typeof CODES)[number] | 'offline';

export type ErrorWords = {
  title: `error.${Code | 'other'}`;
  /** Texts in order: the failure and what to do, then what is kept. */
  texts: (`error.${Code}-text` | 'error.last-resort' | 'error.kept')[];
  /** The thrown message, small; empty where it would repeat the title. */
  detail: string;
  retry: boolean;
  /** A retry will hardly help: planning on the device is offered first. */
  lasting: boolean;
};

/** The texts for a failure (specification, section 8). */
export function wordsFor(failure: PlanningFailure, connected: boolean): ErrorWords {
  const { message } = failure;
  const code = codeOf(failure, connected);
  if (code === 'no-destination') {
    const texts = ['error.no-destination-text'] as const;
    return { title: `error.${code}`, texts: [...texts], detail: '', retry: false, lasting: false };
  }
  const known: ErrorWords['texts'] = code === null ? [] : [`error.${code}-text`];
  const unknown: ErrorWords['texts'] = code === null || message === '' ? ['error.last-resort'] : [];
  return {
    title: `error.${code ?? 'other'}`,
    texts: [...known, ...unknown, 'error.kept'],
    detail: message,
    retry: true,
    lasting: LASTING.has(code),
  };
}

function codeOf({ code }: PlanningFailure, connected: boolean): Code | null {
  if (!connected && NEEDS_CONNECTION.has(code)) return 'offline';
  return CODES.find((known) => known === code) ?? null;
}
