import { foldText } from './fold-text.ts';

/** What many names share, and what a wish may mean without naming a place. */
const COMMON_WORDS = new Set(
  [
    'beach castle church coast desert forest garden gardens glacier historic island islands lakes',
    'market mountain mountains museum national ocean palace river sanctuary temple valley volcano',
    'altstadt berge garten gletscher insel inseln kirche kultur kueste nationalpark natur schloss',
    'stadt strand tempel wueste',
  ].flatMap((line) => line.split(' ')),
);
const LEAST_LETTERS = 5;

/**
 * Does the traveller name this place? A long word of its name is among the words of the
 * preferences: 'Machu Picchu' and the sanctuary of that name.
 */
export function isNamedIn(preferences: string, placeName: string): boolean {
  const wishes = new Set(wordsOf(preferences));
  return wordsOf(placeName).some(
    (word) => word.length >= LEAST_LETTERS && !COMMON_WORDS.has(word) && wishes.has(word),
  );
}

function wordsOf(text: string): string[] {
  return foldText(text).text.split(/[^a-z]+/u);
}
