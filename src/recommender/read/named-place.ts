import { foldText } from './fold-text.ts';

/** Words of many names, which a wish may contain without naming a place. */
const COMMON_WORDS = new Set(
  [
    'archipelago beach castle church coast danube desert forest garden gardens glacier historic',
    'island islands lakes',
    'market mountain mountains museum national ocean palace river sanctuary temple valley volcano',
    'altstadt berge donau garten gletscher insel inseln kirche kultur kueste nationalpark natur schloss',
    'stadt strand tempel wueste',
  ].flatMap((line) => line.split(' ')),
);
const MIN_LETTERS = 5;
const MIN_SHORT = 4;
/** Letters of a name of short words: 'Dead Sea'. */
const MIN_WHOLE = 7;

/** A long word may have one of these as its end: 'Atlasgebirge' names the High Atlas. */
const COMPOUND_END =
  /^(?:gebirge|see|tal|fluss|insel|inseln|berge?|wueste|kueste|fjord|gletscher|s)$/u;

/** Finds places in a folded text; `place` is their index. */
export type NameMatcher = (text: string) => { start: number; end: number; place: number }[];

/**
 * Is the place named in the preferences? One long word of its name is enough: 'Machu Picchu' names the
 * sanctuary.
 */
export function isNamedIn(preferences: string, placeName: string): boolean {
  const wishes = wordsOf(preferences);
  return significant(placeName).some((word) => wishes.some((wish) => isForm(wish, word)));
}

/**
 * Whether every long word of a name is in the preferences, of a short name every word ('Lake Bled'):
 * for places far from the pin, whose names repeat.
 */
export function fullNameTest(preferences: string): (placeName: string) => boolean {
  const wishes = wordsOf(preferences).filter((word) => word.length >= MIN_SHORT);
  const pieces = new Set(
    preferences.split(/[,;.&+]| (?:and|und|or|oder) /u).map((piece) => piece.trim()),
  );
  const letters = lettersOf(preferences);
  return (placeName) => {
    if (wishes.length === 0) return false;
    // 'Nara' and 'Bath', but no 'bath'; 'Ha Long Bay' is the Halong Bay.
    if (pieces.has(placeName) || isWholeName(letters, placeName)) return true;
    const long = significant(placeName);
    const words = long.length > 0 ? long : wordsOf(placeName).filter((word) => word !== '');
    const enough = long.length > 0 || words.length > 1;
    return enough && words.every((word) => wishes.some((wish) => isForm(wish, word)));
  };
}

/** Finds the words of the names in a text; `names` has all names of each place. */
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

/** A name of several words as it stands in a text: 'valle de la luna', 'ha long bay'. */
function phraseOf(name: string): RegExp[] {
  const own = lettersOf(name);
  if (own.length < MIN_WHOLE || !/[ -]/u.test(name)) return [];
  return [new RegExp(`\\b${Array.from(own).join("[ '-]?")}\\b`, 'gu')];
}

function significant(name: string, letters = MIN_LETTERS): string[] {
  return wordsOf(name).filter(
    (word) => word.length >= letters && !COMMON_WORDS.has(word) && word !== 'lake',
  );
}

/** All letters of a name of several words, whatever stands between them. */
function isWholeName(text: string, name: string): boolean {
  const own = lettersOf(name);
  return own.length >= MIN_WHOLE && /[ -]/u.test(name) && text.includes(own);
}

function lettersOf(text: string): string {
  return foldText(text).text.replaceAll(/[^a-z]/gu, '');
}

function isForm(wish: string, word: string): boolean {
  return wish === word || (wish.startsWith(word) && COMPOUND_END.test(wish.slice(word.length)));
}

function wordsOf(text: string): string[] {
  return foldText(text).text.split(/[^a-z]+/u);
}
