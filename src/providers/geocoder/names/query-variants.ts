import { foldName } from './fold-name.ts';

const MOST_VARIANTS = 6;
const MOST_LETTERS = 48;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const SAINTS = ['st', 'saint', 'sankt', 'sint'];

/**
 * What was typed, folded, in all the ways it may be spelt in the index: first as typed, then with
 * umlauts written out (Düren -> dueren), with pairs drawn together (Muenchen -> munchen, Aarhus ->
 * arhus), with the other forms of a saint (St. Moritz -> saint moritz) and in Ukrainian (Київ).
 */
export function queryVariants(text: string): string[] {
  const lower = text.toLowerCase().slice(0, MOST_LETTERS);
  const typed = foldName(lower);
  const spelt = foldName(lower.replaceAll(/[äöüåø]/gu, (letter) => UMLAUTS[letter] ?? letter));
  const drawn = drawTogether(typed);
  const variants = new Set([typed, spelt, ...drawn, ...saints(typed), ...ukrainian(lower)]);
  return [...variants].filter(Boolean).slice(0, MOST_VARIANTS);
}

/** 'ae', 'oe', 'ue' and 'aa' as one letter: all at once, and each by itself when there are two. */
function drawTogether(folded: string): string[] {
  const pairs = [...folded.matchAll(/[aou]e|aa/gu)];
  if (pairs.length === 0) return [];
  const all = folded.replaceAll(/([aou])e|a(?=a)/gu, '$1');
  const single = pairs.map(({ index }) => folded.slice(0, index + 1) + folded.slice(index + 2));
  return [all, ...single];
}

function saints(folded: string): string[] {
  const words = folded.split(' ');
  const at = words.findIndex((word, index) => SAINTS.includes(word) && index + 1 < words.length);
  if (at === -1) return [];
  return SAINTS.filter((form) => form !== words[at]).map((form) => words.with(at, form).join(' '));
}

/** Ukrainian reads и as y; its own letters tell it from Russian. */
function ukrainian(lower: string): string[] {
  if (!/[іїєґ]/u.test(lower)) return [];
  return [foldName(lower.replaceAll('и', 'ы').replaceAll('ї', 'і'))];
}

/** Is it in an alphabet, so that a wrong letter is a typing error? Chinese or Arabic is not here. */
export function isSpelt(text: string): boolean {
  return !/(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Georgian}|\p{Script=Hangul})\p{L}/u.test(
    text,
  );
}
