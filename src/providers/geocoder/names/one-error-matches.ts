import { SORTED_LETTERS } from './name-index.ts';
import type { NameIndex } from './name-index.ts';
import { visitPrefix, visitPrefixWithLateError } from './name-matches.ts';
import type { Visit } from './name-matches.ts';
import { oneErrorSpellings } from './typing-errors.ts';

/** Shorter texts match exactly only: with an error they would match too much. */
export const ERROR_FROM_LETTERS = 4;

/** Visits all words that begin with the typed text, or with it except for one typing error. */
export function visitWithOneError(index: NameIndex, typed: Uint8Array, visit: Visit): void {
  visitPrefix(index, typed, visit);
  if (typed.length < ERROR_FROM_LETTERS) return;
  for (const { letters } of oneErrorSpellings(typed, SORTED_LETTERS)) {
    visitPrefix(index, letters, visit);
  }
  visitPrefixWithLateError(index, typed, visit);
}
