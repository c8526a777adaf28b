const LANGUAGES = new Set(['en', 'de']);
const DEFAULT_LANGUAGE = 'en';

/**
 * The language that a request wants: the remembered choice, else the first of the browser's that we
 * speak, else English.
 * @param {{ cookie?: string | undefined, 'accept-language'?: string | undefined }} headers
 */
export function wantedLanguage(headers) {
  const remembered = /(?:^|;\s*)fernweh-language=(\w+)/u.exec(headers.cookie ?? '')?.[1] ?? '';
  const tags = [remembered, ...byPreference(headers['accept-language'] ?? '')];
  const known = tags.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((language) => LANGUAGES.has(language)) ?? DEFAULT_LANGUAGE;
}

/**
 * The tags of an Accept-Language header, the most wanted first; what is refused (q=0) is left out.
 * @param {string} header
 */
function byPreference(header) {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/u);
      return { tag, weight: Number.parseFloat(quality.slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
