const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Months 1..12 of 'Apr-Oct', 'June to September', '12-3', '1,2,12'; empty for 'year' and
 * 'Year-round'; null for what names no month.
 */
export function monthsOf(text: string): number[] | null {
  const words: readonly string[] = text.toLowerCase().match(/[a-z]+|\d+/gu) ?? [];
  if (words.includes('year')) return [];
  const found = words.flatMap((word) => monthOf(word) ?? []);
  const [from, to] = found;
  if (from === undefined) return null;
  const isRange = /[-–]|\bto\b/u.test(text) && found.length >= 2;
  return isRange && to !== undefined ? monthsBetween(from, to) : found;
}

/** Both included; on into the next year where `to` comes before `from`. */
export function monthsBetween(from: number, to: number): number[] {
  const count = ((to - from + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((from - 1 + index) % 12) + 1);
}

function monthOf(word: string): number | null {
  const number = Number(word);
  if (number >= 1 && number <= 12) return number;
  const index = NAMES.indexOf(word.slice(0, 3));
  return index >= 0 ? index + 1 : null;
}
