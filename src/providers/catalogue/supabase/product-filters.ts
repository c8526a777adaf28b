/*
 * Escapes the values of the product query's filters. The SDK encodes URLs, but escapes neither
 * quotes and backslashes in a PostgREST list nor operators in a PostgreSQL text search.
 */

/** A PostgREST list for `in`: ("Any terrain","Mountains"). */
export function listOf(names: readonly string[]): string {
  return `(${names.map((name) => `"${name.replaceAll(/["\\]/gu, '\\$&')}"`).join(',')})`;
}

/**
 * A text search for any of the names as a phrase: 'Hot and dry' | 'Mild'. Stemming may match more
 * ('Milder'); a name of stop words only ('The') matches nothing.
 */
export function anyPhraseOf(names: readonly string[]): string {
  return names
    .filter((name) => name.trim() !== '')
    .map((name) => `'${name.replaceAll(/['\\]/gu, '$&$&')}'`)
    .join(' | ');
}
