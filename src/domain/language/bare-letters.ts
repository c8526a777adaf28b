/** Letters of English alone, which is most of a list of names: they have nothing to take off. */
const PLAIN = /^[\u0020-\u007e]*$/u;

/** A text in lower case and without accents, to compare names that are spelt in two ways. */
export function bareLetters(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
