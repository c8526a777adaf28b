import { bareLetters } from '#src/domain/language/bare-letters.ts';

const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** Whether a name is what was typed: as a whole or its first words, with a typing error in longer ones. */
export function isSimilarName(name: string, typed: string): boolean {
  const [own, wanted] = [lettersOf(name), lettersOf(typed)];
  if (wanted === '') return false;
  if (own === wanted || own.startsWith(`${wanted} `) || wanted.startsWith(`${own} `)) return true;
  const errors = wanted.length >= TWO_ERRORS_FROM ? 2 : wanted.length >= ONE_ERROR_FROM ? 1 : 0;
  return errors > 0 && editsBetween(own, wanted, errors) <= errors;
}

/** Lower case, without accents and signs, with single blanks. */
export function lettersOf(text: string): string {
  return bareLetters(text)
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[’'`]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Letters to add, drop, change or swap; a number above `most` may be too low. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + same,
        swapped ? (last[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    last = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}
