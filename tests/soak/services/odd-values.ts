/** Values that no service should send, for any part of an answer. */
export const ODD_VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a blank text', ' \n\t'],
  ['zero', 0],
  ['below zero', -1],
  ['a huge number', 1e308],
  ['NaN as a text', 'NaN'],
  ['true', true],
  ['an empty list', []],
  ['a list of nothing', [null, undefined, []]],
  ['an object', { toString: 'x', constructor: null }],
  ['a very long text', 'long '.repeat(20_000)],
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['a script address', 'javascript:alert(1)'],
  ['an address with a password', 'https://me:secret@odd.example/'],
  ['control characters', 'a\u0000b\u202Ec\uD800d\u2028'],
  ['a name of the language', '__proto__'],
];

/** The value with another one at the path, such as 'weather.temperature.min'. */
export function withValueAt(whole: unknown, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  if (first === '') return value;
  const below = Array.isArray(whole) || isRecord(whole) ? Object.entries(whole) : [];
  const changed = below.map(([key, own]): [string, unknown] => [
    key,
    key === first ? withValueAt(own, rest.join('.'), value) : own,
  ]);
  return Array.isArray(whole) ? changed.map(([, own]) => own) : Object.fromEntries(changed);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
