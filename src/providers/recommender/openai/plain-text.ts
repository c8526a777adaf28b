/** Control characters, halves of characters, and those that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+/gu;

/** Losing more than the rest of this for a whole last word is losing too much. */
const LEAST_KEPT = 0.7;

/** Foreign text as one line of words: no control characters, no gaps, at most `max` characters. */
export function plainText(text: string, max: number): string {
  const line = text.replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/gu, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1).replace(/\p{Cs}$/u, '');
  const space = cut.lastIndexOf(' ');
  return `${space > max * LEAST_KEPT ? cut.slice(0, space) : cut}…`;
}
