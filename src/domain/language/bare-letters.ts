/** A text in lower case and without accents, to compare names that are spelt in two ways. */
export function bareLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
