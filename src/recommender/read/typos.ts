import { typedWords } from './lexicon/lexicon.ts';

const MIN_LETTERS = 5;
const LONG_WORD = 8;

/** The known word that is nearest: at most one edit away, two in long words; null where none is. */
export function correctedWord(word: string): string | null {
  if (word.length < MIN_LETTERS) return null;
  const allowed = word.length >= LONG_WORD ? 2 : 1;
  const close = typedWords()
    .map((meant) => ({ meant, edits: edits(word, meant, allowed) }))
    .filter((one) => one.edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits);
  return close[0]?.meant ?? null;
}

/** How many letters are inserted, deleted, replaced or swapped with the next; `limit` + 1 if more. */
function edits(a: string, b: string, limit: number): number {
  if (a.charAt(0) !== b.charAt(0) || Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a.charAt(row - 1) === b.charAt(column - 1);
      const swapped =
        a.charAt(row - 1) === b.charAt(column - 2) && a.charAt(row - 2) === b.charAt(column - 1);
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return last[b.length] ?? limit + 1;
}
