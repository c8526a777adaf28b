import { codeAfter, prefixCode, SORTED_LETTERS } from './name-index.ts';
import type { NameIndex } from './name-index.ts';

/** Called with a matching entry of the index and the number of letters matched. */
export type Visit = (entry: number, covered: number) => void;

/** Visits all words of names that begin with the typed text. */
export function visitPrefix(index: NameIndex, typed: Uint8Array, visit: Visit): void {
  const { from, to } = rangeOf(index, typed, typed.length);
  const compareFrom = typed.some(isDigit) ? 0 : SORTED_LETTERS;
  for (let entry = from; entry < to; entry++) {
    if (agrees(index, entry, typed, compareFrom)) visit(entry, typed.length);
  }
}

/** The same with exactly one typing error, after the letters that sort the index. */
export function visitPrefixWithLateError(index: NameIndex, typed: Uint8Array, visit: Visit): void {
  if (typed.length <= SORTED_LETTERS) return;
  const { from, to } = rangeOf(index, typed, SORTED_LETTERS);
  for (let entry = from; entry < to; entry++) {
    const start = index.entryStarts[entry] ?? 0;
    const covered = coveredWithOneError(typed, index.pool, start);
    if (covered > 0) visit(entry, covered);
  }
}

/**
 * Whether these words come later in the same name, in this order, with others between them
 * ('frankfurt main'). The last may be the beginning of a word.
 */
export function wordsFollow(
  { pool, entryStarts }: NameIndex,
  entry: number,
  covered: number,
  words: readonly Uint8Array[],
): boolean {
  let at = (entryStarts[entry] ?? 0) + covered;
  for (const [position, word] of words.entries()) {
    const last = position === words.length - 1;
    at = wordAfter(pool, at, word, last);
    if (at === -1) return false;
  }
  return true;
}

const SPACE = 32;

/** The end of the next word that equals the given one (or, for a `part`, begins with it); -1 for none. */
function wordAfter(pool: Uint8Array, from: number, word: Uint8Array, part: boolean): number {
  for (let at = from; pool[at] !== 0 && at < pool.length; at++) {
    if (pool[at] !== SPACE) continue;
    const end = at + 1 + word.length;
    const found = word.every((letter, index) => pool[at + 1 + index] === letter);
    if (found && (part || pool[end] === SPACE || pool[end] === 0)) return end;
  }
  return -1;
}

function rangeOf(
  index: NameIndex,
  typed: Uint8Array,
  length: number,
): { from: number; to: number } {
  const code = prefixCode(typed, 0, Math.min(length, typed.length));
  return index.range(code, codeAfter(code, length));
}

function isDigit(letter: number): boolean {
  return letter >= 48 && letter <= 57;
}

function agrees(index: NameIndex, entry: number, typed: Uint8Array, from: number): boolean {
  const start = index.entryStarts[entry] ?? 0;
  for (let at = from; at < typed.length; at++) {
    if (index.pool[start + at] !== typed[at]) return false;
  }
  return true;
}

/**
 * Number of letters of the name that match with exactly one error; 0 otherwise. Of several
 * alignments the one that ends a word.
 */
function coveredWithOneError(typed: Uint8Array, pool: Uint8Array, start: number): number {
  let at = 0;
  while (at < typed.length && typed[at] === pool[start + at]) at++;
  if (at >= typed.length) return 0;
  const swapped = typed[at] === pool[start + at + 1] && typed[at + 1] === pool[start + at];
  let covered = 0;
  const note = (letters: number) => {
    if (covered === 0 || isWordEnd(pool[start + letters])) covered = letters;
  };
  if (swapped && same(typed, at + 2, pool, start + at + 2)) note(typed.length);
  if (same(typed, at + 1, pool, start + at + 1)) note(typed.length);
  if (same(typed, at + 1, pool, start + at)) note(typed.length - 1);
  if (same(typed, at, pool, start + at + 1)) note(typed.length + 1);
  return covered;
}

function isWordEnd(letter: number | undefined): boolean {
  return letter === SPACE || letter === 0 || letter === undefined;
}

function same(typed: Uint8Array, from: number, pool: Uint8Array, poolFrom: number): boolean {
  for (let at = from; at < typed.length; at++) {
    if (typed[at] !== pool[poolFrom + at - from]) return false;
  }
  return pool[poolFrom - 1] !== 0;
}
