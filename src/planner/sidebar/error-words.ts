import type { TravelErrorCode } from '#src/domain/errors.ts';
import type { PlanningFailure } from '../store/planner-state.ts';

/** What can happen to a plan and has words of its own: a title, and what to do about it. */
const TOLD = [
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
] as const satisfies readonly TravelErrorCode[];

/** What a missing connection explains. */
const NEEDS_CONNECTION = new Set<string | null>([
  'recommender-unreachable',
  'recommender-timeout',
  'data-missing',
]);

/** What stays so until there is a connection, or somebody changes the settings of the site. */
const LASTS = new Set<string | null>(['offline', 'recommender-refused', 'model-not-found']);

type Told = (typeof TOLD)[number] | 'offline';

export type ErrorWords = {
  title: `error.${Told | 'other'}`;
  /** What happened and what to do, then what is kept. */
  texts: (`error.${Told}-text` | 'error.last-resort' | 'error.kept')[];
  /** The thrown message, small; empty where it would repeat the title. */
  detail: string;
  retry: boolean;
  /** Trying again at once will hardly help: planning on the device is offered first. */
  lasting: boolean;
};

/** Section 8 of the specification: what the traveller reads for a failure. */
export function wordsFor(failure: PlanningFailure, connected: boolean): ErrorWords {
  const { message } = failure;
  const told = toldOf(failure, connected);
  if (told === 'no-destination') {
    const texts = ['error.no-destination-text'] as const;
    return { title: `error.${told}`, texts: [...texts], detail: '', retry: false, lasting: false };
  }
  const known: ErrorWords['texts'] = told === null ? [] : [`error.${told}-text`];
  const unknown: ErrorWords['texts'] = told === null || message === '' ? ['error.last-resort'] : [];
  return {
    title: `error.${told ?? 'other'}`,
    texts: [...known, ...unknown, 'error.kept'],
    detail: message,
    retry: true,
    lasting: LASTS.has(told),
  };
}

function toldOf({ code }: PlanningFailure, connected: boolean): Told | null {
  if (!connected && NEEDS_CONNECTION.has(code)) return 'offline';
  return TOLD.find((told) => told === code) ?? null;
}
