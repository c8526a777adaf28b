import { foldText } from './fold-text.ts';

/** Words of many names, which a wish may contain without naming a place. */
const COMMON_WORDS = new Set(
  [
    'beach castle church coast desert forest garden gardens glacier historic island islands lakes',
    'market mountain mountains museum national ocean palace river sanctuary temple valley volcano',
    'altstadt berge garten gletscher insel inseln kirche kultur kueste nationalpark natur schloss',
    'stadt strand tempel wueste',
  ].flatMap((line) => line.split(' ')),
);
const MIN_LETTERS = 5;

/**
 * Is the place named in the preferences? One long word of its name is enough: 'Machu Picchu' names the
 * sanctuary.
 */
export function isNamedIn(preferences: string, placeName: string): boolean {
  const wishes = new Set(wordsOf(preferences));
  return wordsOf(placeName).some(
    (word) => word.length >= MIN_LETTERS && !COMMON_WORDS.has(word) && wishes.has(word),
  );
}

function wordsOf(text: string): string[] {
  return foldText(text).text.split(/[^a-z]+/u);
}
