import { foldText } from './fold-text.ts';
import { lazily } from './lexicon/lazily.ts';
import { wordsOfCue } from './lexicon/lexicon-table.ts';
import { isNameWord } from './name-words.ts';

/** A mark between things that are named, or a word for it: 'Bath and Bristol'. */
const pieceEnd = lazily(
  () => new RegExp(`[,;.&+]| (?:${[...wordsOfCue('and'), ...wordsOfCue('or')].join('|')}) `, 'u'),
);
const MIN_LETTERS = 5;
const MIN_SHORT = 4;
/** Fewest letters of a name of several words that is found as a whole: 'Dead Sea'. */
const MIN_WHOLE = 7;

/** Finds places in a folded text; `place` is their index. */
export type NameMatcher = (text: string) => { start: number; end: number; place: number }[];

/**
 * Whether the preferences name a place. One long word of its name is enough: 'Machu Picchu' names the
 * sanctuary.
 */
export function isNamedIn(preferences: string, placeName: string): boolean {
  const wishes = wordsOf(preferences);
  return significant(placeName).some((word) => wishes.some((wish) => isForm(wish, word)));
}

/**
 * Tests whether the preferences have every long word of a name, or all its words where none is long
 * ('Lake Bled'). For places far from the pin: many places share a part of their name.
 */
export function fullNameTest(preferences: string): (placeName: string) => boolean {
  const wishes = wordsOf(preferences).filter((word) => word.length >= MIN_SHORT);
  const pieces = new Set(preferences.split(pieceEnd()).map((piece) => piece.trim()));
  const letters = lettersOf(preferences);
  return (placeName) => {
    if (wishes.length === 0) return false;
    // One short word counts only as typed in the name: 'Bath', not 'bath'. 'Ha Long Bay' is 'Halong Bay'.
    if (pieces.has(placeName) || isWholeName(letters, placeName)) return true;
    const long = significant(placeName);
    const words = long.length > 0 ? long : wordsOf(placeName).filter((word) => word !== '');
    const enough = long.length > 0 || words.length > 1;
    return enough && words.every((word) => wishes.some((wish) => isForm(wish, word)));
  };
}

/** Finds whole names and their long words in a text; `names` has all names of each place. */
export function nameMatcher(names: readonly (readonly string[])[]): NameMatcher {
  const words = names.map((all) =>
    all.flatMap((name) => {
      const long = significant(name);
      return long.length > 0 ? long : significant(name, MIN_SHORT);
    }),
  );
  const phrases = names.map((all) => all.flatMap(phraseOf));
  return (text) => {
    const whole = phrases.flatMap((own, place) =>
      own.flatMap((phrase) =>
        Array.from(text.matchAll(phrase), ({ index, 0: found }) => ({
          start: index,
          end: index + found.length,
          place,
        })),
      ),
    );
    const single = Array.from(text.matchAll(/[a-z]+/gu)).flatMap((match) => {
      const [start, end] = [match.index, match.index + match[0].length];
      if (whole.some((span) => span.start <= start && span.end >= end)) return [];
      const place = words.findIndex((own) => own.some((word) => isForm(match[0], word)));
      return place === -1 ? [] : [{ start, end, place }];
    });
    return [...whole, ...single];
  };
}

/** Matches a name of several words, written with or without spaces: 'ha long bay', 'halong bay'. */
function phraseOf(name: string): RegExp[] {
  const own = lettersOf(name);
  if (own.length < MIN_WHOLE || !/[ -]/u.test(name)) return [];
  return [new RegExp(`\\b${Array.from(own).join("[ '-]?")}\\b`, 'gu')];
}

function significant(name: string, letters = MIN_LETTERS): string[] {
  return wordsOf(name).filter((word) => word.length >= letters && !isNameWord('any-place', word));
}

/** Whether the letters of a text contain those of a name of several words. */
function isWholeName(text: string, name: string): boolean {
  const own = lettersOf(name);
  return own.length >= MIN_WHOLE && /[ -]/u.test(name) && text.includes(own);
}

function lettersOf(text: string): string {
  return foldText(text).text.replaceAll(/[^a-z]/gu, '');
}

function isForm(wish: string, word: string): boolean {
  if (!wish.startsWith(word)) return false;
  return wish === word || isNameWord('joined-end', wish.slice(word.length));
}

function wordsOf(text: string): string[] {
  return foldText(text).text.split(/[^a-z]+/u);
}
