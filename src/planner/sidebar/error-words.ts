import type { PlanningFailure } from '../planner-state.ts';

export type ErrorWords = {
  title:
    | 'error.no-destination'
    | 'error.service-title'
    | 'error.unreadable-title'
    | 'error.data-title'
    | 'error.title';
  texts: ('error.no-destination-text' | 'error.data-text' | 'error.last-resort' | 'error.kept')[];
  /** The thrown message, small; empty where it would repeat the title. */
  detail: string;
  retry: boolean;
};

/** Section 8 of the specification: what the traveller reads for a failure. */
export function wordsFor({ code, message }: PlanningFailure): ErrorWords {
  const failed = { detail: message, retry: true };
  const later: ErrorWords['texts'] = ['error.last-resort', 'error.kept'];
  switch (code) {
    case 'no-destination':
      return {
        title: 'error.no-destination',
        texts: ['error.no-destination-text'],
        detail: '',
        retry: false,
      };
    case 'no-content':
    case 'recommender-failed':
      return { ...failed, title: 'error.service-title', texts: later };
    case 'reply-unreadable':
      return { ...failed, title: 'error.unreadable-title', texts: later };
    case 'data-missing':
      return { ...failed, title: 'error.data-title', texts: ['error.data-text', 'error.kept'] };
    default:
      return { ...failed, title: 'error.title', texts: later };
  }
}
