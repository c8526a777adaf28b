import { constantFrom, integer, oneof, record, string } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { wholeBackup } from './backups.ts';

/** The fault of a file, and its text: a function, so that a failing run does not print it. */
export type HostileBackup = { what: string; text: () => string };

const WHOLE = wholeBackup();
/** Of the file, but for the record that could not be read: that may be anything. */
const PATHS = pathsOf(JSON.parse(WHOLE), []).filter(([first, , third]) =>
  first === 'setAside' ? third !== 'record' : first !== undefined,
);

/** Nothing of a trip is of one of these, whatever the part. */
const FOREIGN_VALUES: readonly unknown[] = [
  { toString: 'x', constructor: null },
  { length: 1e9 },
  [['<img src=x onerror=alert(1)>']],
  [null, [{}]],
  true,
  1e308,
  -1e308,
];

const FOREIGN_KEYS = ['__proto__', 'constructor', 'then', 'toJSON', 'script', '', '0', 'ѕavedAt'];

const EVIL_IDS = [
  '',
  '..',
  '../imprint',
  'a/b',
  'shared',
  'backup',
  'gear',
  'ä',
  'x'.repeat(65),
  '<b>',
  'a b',
];

const LINKS = ['javascript:alert(1)', 'data:text/html,x', ' https://x.example', '//x.example', 'x'];

const paths = constantFrom(...PATHS);

/** A file of which one part is wrong, certainly; or no file of ours at all. */
export const hostileBackups: Arbitrary<HostileBackup> = oneof(
  record({ path: paths, value: constantFrom(...FOREIGN_VALUES) }).map(({ path, value }) => ({
    what: `${path.join('.')} = ${JSON.stringify(value)}`,
    text: () => withValue(path, foreignTo(path, value)),
  })),
  record({ path: paths, key: constantFrom(...FOREIGN_KEYS) }).map(({ path, key }) => ({
    what: `${path.slice(0, -1).join('.')} has ${key}`,
    text: () => withExtra(path.slice(0, -1), key),
  })),
  integer({ min: 0, max: WHOLE.length - 1 }).map((length) => ({
    what: `the first ${length} characters`,
    text: () => WHOLE.slice(0, length),
  })),
  record({ at: integer({ min: 1, max: WHOLE.length - 2 }), noise: string({ unit: 'binary' }) }).map(
    ({ at, noise }) => ({
      what: `noise at ${at}`,
      text: () => `${WHOLE.slice(0, at)}\u0000${noise}${WHOLE.slice(at)}`,
    }),
  ),
  constantFrom(...EVIL_IDS).map((id) => ({
    what: `a trip's id is ${id}`,
    text: () => withValue(['trips', '0', 'id'], id),
  })),
  constantFrom(...LINKS).map((link) => ({
    what: `a shop is ${link}`,
    text: () => withShop(link),
  })),
  constantFrom('trips', 'gear').map((list) => ({
    what: `the same of ${list} twice`,
    text: () => withValue([list, '1', 'id'], list === 'trips' ? 'a' : 'p2'),
  })),
  integer({ min: 100, max: 100_000 }).map((depth) => ({
    what: `${depth} levels`,
    text: () => WHOLE.replace('"trip":null', `"trip":${'['.repeat(depth)}${']'.repeat(depth)}`),
  })),
  string({ unit: 'binary', maxLength: 200 }).map((text) => ({ what: 'a text', text: () => text })),
  constantFrom(0, -1, 1.5, 2, 1e308).map((version) => ({
    what: `version ${version}`,
    text: () => withValue(['version'], version),
  })),
);

function pathsOf(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

/** A list of lists where a list or a true value belongs, so that it is wrong for sure. */
function foreignTo(path: readonly string[], value: unknown): unknown {
  const own = path.reduce<unknown>((part, key) => partAt(part, key), JSON.parse(WHOLE));
  if (typeof own === 'number') return Array.isArray(value) ? value : { value };
  if (typeof own === 'boolean') return 'true';
  if (own === null) return [{ value }];
  if (Array.isArray(own)) return { value };
  return typeof own === 'object' ? [value] : { value };
}

function partAt(part: unknown, key: string): unknown {
  return Object.getOwnPropertyDescriptor(part ?? {}, key)?.value;
}

function withValue(path: readonly string[], value: unknown): string {
  return JSON.stringify(replaced(JSON.parse(WHOLE), path, value));
}

function replaced(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) {
    return part.map((item: unknown, index) =>
      String(index) === key ? replaced(item, rest, value) : item,
    );
  }
  return { ...Object(part), [key]: replaced(partAt(part, key), rest, value) };
}

/** Written by hand: an object's literal '__proto__' would be no key. */
function withExtra(path: readonly string[], key: string): string {
  const part = path.reduce<unknown>((whole, name) => partAt(whole, name), JSON.parse(WHOLE));
  const extra = `${JSON.stringify(key)}:{"polluted":true}`;
  const marked = withValue(path, '#here#');
  const text = JSON.stringify(part);
  const isEmpty = text === '{}';
  const filled = Array.isArray(part)
    ? `{${extra}}`
    : `${text.slice(0, -1)}${isEmpty ? '' : ','}${extra}}`;
  return path.length === 0 ? filled : marked.replace('"#here#"', () => filled);
}

function withShop(link: string): string {
  return WHOLE.replace(
    /"affiliate_link":"[^"]*"/u,
    () => `"affiliate_link":${JSON.stringify(link)}`,
  );
}
