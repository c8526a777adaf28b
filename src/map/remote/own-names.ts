/** Properties that hold the default name in Mapbox and OpenMapTiles tiles. */
const NAME = /^name(?:[_:](?:en|de|int|latin))?$/u;
/** The second line of some styles: the name once more in its own letters. */
const ONCE_MORE = /^name[_:]nonlatin$/u;
const TOKEN = /\{([^{}]*)\}/u;

/** State keys of the style library for the property of the localised name. */
export const NAME_KEYS = { underscore: 'fernweh-name', colon: 'fernweh-name-colon' } as const;

/** A style's `text-field` value with localised names where tiles have them. */
export function inOwnNames(text: unknown): unknown {
  if (typeof text === 'string') return inOwnTokens(text);
  if (!Array.isArray(text)) return text;
  const parts: unknown[] = text;
  const [operator, key] = parts;
  if (operator === 'get' && typeof key === 'string' && NAME.test(key)) return nameOr(parts);
  if (operator === 'literal') return parts;
  return parts.map((part) => (Array.isArray(part) ? inOwnNames(part) : part));
}

/** The legacy token syntax: '{name} ({ele} m)'. */
function inOwnTokens(text: string): unknown {
  const parts = text.split(TOKEN);
  if (!parts.some((part, at) => isToken(at) && NAME.test(part))) return text;
  const shown = parts.flatMap((part, at): unknown[] => {
    if (!isToken(at)) return ONCE_MORE.test(parts[at + 1] ?? '') || part === '' ? [] : [part];
    if (ONCE_MORE.test(part)) return [];
    return [NAME.test(part) ? nameOr(['get', part]) : ['to-string', ['get', part]]];
  });
  return shown.length === 1 ? shown[0] : ['concat', ...shown];
}

function nameOr(otherwise: unknown[]): unknown[] {
  const { underscore, colon } = NAME_KEYS;
  const inLanguage = [underscore, colon].map((key) => ['get', configured(key)]);
  return ['coalesce', ...inLanguage, otherwise, ['get', 'name'], ''];
}

/** An expression without a feature would be computed once and keep its language: hence the `case`. */
function configured(key: string): unknown[] {
  return ['to-string', ['config', ['case', ['has', 'name'], key, key]]];
}

/** Split at the tokens, a text has one at every second place. */
function isToken(at: number): boolean {
  return at % 2 === 1;
}
