/**
 * Whether the Damerau-Levenshtein distance (a letter replaced, missing, added, or two neighbours
 * swapped) between `typed` and `name[start..end)` is at most `limit`.
 */
export function withinErrors(
  typed: Uint8Array,
  name: Uint8Array,
  start: number,
  end: number,
  limit: number,
): boolean {
  const width = end - start;
  if (Math.abs(typed.length - width) > limit) return false;
  let [before, last, row] = [rowA, rowB, rowC];
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let line = 1; line <= typed.length; line++) {
    row[0] = line;
    let least = line;
    const letter = typed[line - 1];
    for (let column = 1; column <= width; column++) {
      const other = name[start + column - 1];
      let cost = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (last[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
      const crossed =
        line > 1 && column > 1 && letter === name[start + column - 2] && typed[line - 2] === other;
      if (crossed) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      row[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return false;
    [before, last, row] = [last, row, before];
  }
  return (last[width] ?? limit + 1) <= limit;
}

const MAX_LENGTH = 200;
const rowA = new Uint8Array(MAX_LENGTH);
const rowB = new Uint8Array(MAX_LENGTH);
const rowC = new Uint8Array(MAX_LENGTH);

const SPACE = 32;

/** A spelling, and whether the error is in its first letter. */
export type Spelling = { letters: Uint8Array; first: boolean };

/**
 * All spellings one typing error away from the typed text, with the error before position `within`;
 * later errors are found by comparison.
 */
export function oneErrorSpellings(typed: Uint8Array, within: number): Spelling[] {
  const spellings: Spelling[] = [];
  for (let at = 0; at < Math.min(within, typed.length); at++) {
    const add = (letters: Uint8Array) => spellings.push({ letters, first: at === 0 });
    add(without(typed, at));
    if (at + 1 < typed.length && typed[at] !== typed[at + 1]) add(swapped(typed, at));
    for (const letter of LETTERS) {
      if (letter === typed[at] || (at === 0 && letter === SPACE)) continue;
      add(replaced(typed, at, letter));
      add(inserted(typed, at, letter));
    }
  }
  return spellings;
}

const LETTERS = new TextEncoder().encode('abcdefghijklmnopqrstuvwxyz ');

function without(typed: Uint8Array, at: number): Uint8Array {
  const shorter = new Uint8Array(typed.length - 1);
  shorter.set(typed.subarray(0, at));
  shorter.set(typed.subarray(at + 1), at);
  return shorter;
}

function swapped(typed: Uint8Array, at: number): Uint8Array {
  const other = typed.slice();
  other[at] = typed[at + 1] ?? 0;
  other[at + 1] = typed[at] ?? 0;
  return other;
}

function replaced(typed: Uint8Array, at: number, letter: number): Uint8Array {
  const other = typed.slice();
  other[at] = letter;
  return other;
}

function inserted(typed: Uint8Array, at: number, letter: number): Uint8Array {
  const longer = new Uint8Array(typed.length + 1);
  longer.set(typed.subarray(0, at));
  longer[at] = letter;
  longer.set(typed.subarray(at), at + 1);
  return longer;
}
