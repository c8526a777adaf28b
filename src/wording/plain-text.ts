/** Soft hyphen, zero-width space, word joiner, byte-order mark; embeddings, overrides and isolates. */
const LAYOUT = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text as it leaves the page: without the characters that only lay out lines, and with plain spaces.
 * Navigation devices show a box for them, and a search for what one would type misses them. What makes
 * letters and emoji (joiners, variants) stays.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(LAYOUT, '')
    .replaceAll(/[\u00A0\u202F]/gu, ' ')
    .replaceAll(/[\u2028\u2029]/gu, '\n');
}
