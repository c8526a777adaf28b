import { bareLetters } from '#src/domain/language/bare-letters.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';

/** A name before, within and behind what was typed of it. */
type MatchedPart = [before: string, match: string, after: string];

const LONGEST_PHRASE = 5;
const MOST_WORDS = 60;
const MIN_LETTERS = 3;

/**
 * Splits a name around the part that the typed text matches, ignoring case and accents:
 * ['', 'Skul', 'eberget'] for 'skul'. In an address the part may stand anywhere: ['', 'Berlin', '']
 * for 'Reuterplatz 3, 12047 Berlin'. The match is empty where the letters do not occur as typed.
 */
export function matchedPart(name: string, text: string): MatchedPart {
  const short = matchOf(name, shortPlaceName(text), 'beginning');
  if (short !== null) return short;
  for (const phrase of phrasesOf(text)) {
    const match = matchOf(name, phrase, 'words');
    if (match !== null) return match;
  }
  return [name, '', ''];
}

/** Runs of the text's words, the longest first. */
function phrasesOf(text: string): string[] {
  const words = text.split(/[\s,;()|/]+/u, MOST_WORDS).filter(Boolean);
  const phrases = words.flatMap((_, from) =>
    words
      .slice(from, from + LONGEST_PHRASE)
      .map((__, length) => words.slice(from, from + length + 1).join(' ')),
  );
  return phrases
    .filter((phrase) => phrase.length >= MIN_LETTERS)
    .toSorted((a, b) => b.length - a.length);
}

/** The first place of the text in the name: the beginning of a word, or all of its words. */
function matchOf(name: string, text: string, as: 'beginning' | 'words'): MatchedPart | null {
  const wanted = bareLetters(text);
  const letters = Array.from(name);
  const plain = letters.map(bareLetters);
  if (wanted === '') return null;
  for (let start = 0; start < letters.length; start += 1) {
    const startsWord = !isInWord(letters[start - 1]);
    const end = startsWord ? endOfMatch(plain, start, wanted) : null;
    if (end === null || (as === 'words' && isInWord(letters[end]))) continue;
    return [
      letters.slice(0, start).join(''),
      letters.slice(start, end).join(''),
      letters.slice(end).join(''),
    ];
  }
  return null;
}

/** Whether the letter beside continues the word. */
function isInWord(letter: string | undefined): boolean {
  return letter !== undefined && !/[\s'’-]/u.test(letter);
}

function endOfMatch(plain: string[], start: number, wanted: string): number | null {
  let have = '';
  for (let end = start; end < plain.length; end += 1) {
    have += plain[end] ?? '';
    if (have.startsWith(wanted)) return end + 1;
    if (!wanted.startsWith(have)) return null;
  }
  return null;
}
