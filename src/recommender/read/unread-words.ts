import type { Span } from './lexicon/tokens.ts';
import { isPlainWord } from './plain-words.ts';

/** A word of a folded text, by its range. */
type Word = Span & { text: string };

const WORD = /[\p{L}\d][\p{L}\d'&-]*/gu;
/** At most this many letters of a passage are quoted. */
const QUOTE = 60;
/** Endings of adjectives in either language: of grammar, not words, so that they are no list of the lexicon. */
const ADJECTIVE = /(?:e|en|er|es|em|ly|ish|al|ful)$/u;

/** The words that overlap no span in `read` and are not plain. */
export function unreadWords(text: string, read: readonly Span[]): Word[] {
  const words = Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  return words.filter(
    (word) =>
      !read.some((span) => span.start < word.end && span.end > word.start) &&
      !isPlainWord(word.text) &&
      !word.text.split(/['-]/u).every(isPlainWord),
  );
}

/**
 * The passages that were not understood. What stands right before a wish describes it ('misty lakes') and
 * is left out, unless both have capital letters and it does not end as an adjective does.
 */
export function unreadPassages(
  text: string,
  read: readonly Span[],
  wishes: readonly Span[],
  isCapital: (index: number) => boolean,
): Span[] {
  const passages: Span[] = [];
  for (const { start, end } of unreadWords(text, read)) {
    const last = passages.at(-1);
    const joined = last !== undefined && isOneName(text, last, start, isCapital);
    if (joined && end - last.start <= QUOTE) last.end = end;
    else passages.push({ start, end });
  }
  return passages.filter(({ start, end }) => {
    const wish = wishes.find(
      (span) => span.start > end && /^[ -]+$/u.test(text.slice(end, span.start)),
    );
    if (wish === undefined) return true;
    return isCapital(start) && isCapital(wish.start) && !ADJECTIVE.test(text.slice(start, end));
  });
}

/** Whether two words are one passage: neighbours, or with one word between and all three with capitals. */
function isOneName(
  text: string,
  { start, end }: Span,
  next: number,
  isCapital: (index: number) => boolean,
): boolean {
  const between = text.slice(end, next);
  if (/^[ -]+$/u.test(between)) return true;
  const word = /^ [\p{L}'-]+ $/u.test(between) ? end + 1 : null;
  return word !== null && [start, word, next].every(isCapital);
}
