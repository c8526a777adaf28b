const MOST_WORDS = 20;
const MOST_CHARACTERS = 256;

/** Semicolons would part several questions; halves of a character cannot be encoded. */
const NOT_SEARCHABLE = /[;\p{Surrogate}]/gu;

/** What was typed, within what Mapbox accepts; empty when nothing is left to look for. */
export function searchText(typed: string): string {
  const words = typed.replaceAll(NOT_SEARCHABLE, ' ').split(/\s+/u).filter(Boolean);
  const text = words.slice(0, MOST_WORDS).join(' ');
  return text
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}
