const HIDDEN = '[key]';

/** Text that looks like a key, also one that the AI service shortened itself. */
const KEY_LIKE = /\bsk-[\w.*-]{8,}|\bBearer\s+[\w.~+/=*-]{8,}/giu;

/** So many characters of the key in a row count as a part of it. */
const PART_LENGTH = 8;

/** Hides the key, parts of it, and whatever looks like a key, in every text of a JSON value. */
export function createKeyFilter(key: string): (value: unknown) => unknown {
  const length = Math.min(PART_LENGTH, key.length);
  const starts = Array.from({ length: key.length - length + 1 }, (_, start) => start);
  const parts = new Set(starts.map((start) => key.slice(start, start + length)));

  return function filter(value: unknown): unknown {
    if (typeof value === 'string') return hide(value);
    if (Array.isArray(value)) return value.map(filter);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, each]) => [hide(name), filter(each)]);
    return Object.fromEntries(entries);
  };

  function hide(text: string): string {
    let shown = '';
    for (let at = 0; at < text.length;) {
      let next = at;
      while (parts.has(text.slice(next, next + length))) next += 1;
      shown += next === at ? (text[at] ?? '') : HIDDEN;
      at = next === at ? at + 1 : next + length - 1;
    }
    return shown.replaceAll(KEY_LIKE, HIDDEN);
  }
}
