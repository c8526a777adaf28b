/*
 * Values for the filters of the product read. The SDK escapes what a URL needs, but neither the
 * quotes and backslashes of a PostgREST list nor the operators of a PostgreSQL text search.
 */

/** A PostgREST list for `in`: ("Any terrain","Mountains"). */
export function listOf(names: readonly string[]): string {
  return `(${names.map((name) => `"${name.replaceAll(/["\\]/gu, '\\$&')}"`).join(',')})`;
}

/**
 * A text search for rows that hold one of the names, its words side by side: 'Hot and dry' | 'Mild'.
 * It may find more than these names ('Milder'), and nothing for a name of stop words only ('The').
 */
export function anyPhraseOf(names: readonly string[]): string {
  return names
    .filter((name) => name.trim() !== '')
    .map((name) => `'${name.replaceAll(/['\\]/gu, '$&$&')}'`)
    .join(' | ');
}
