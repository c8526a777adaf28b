/** Control characters, lone surrogates and direction marks. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+/gu;

/** Cuts at the end of a word when that keeps at least this share. */
const MIN_KEPT = 0.7;

/** Untrusted text as one line: no control characters, single spaces, at most `max` characters. */
export function plainText(text: string, max: number): string {
  const line = text.replaceAll(INVISIBLE, ' ').replaceAll(/ {2,}/gu, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1).replace(/\p{Cs}$/u, '');
  const space = cut.lastIndexOf(' ');
  return `${space > max * MIN_KEPT ? cut.slice(0, space) : cut}…`;
}
