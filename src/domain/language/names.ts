import type { Language } from './language.ts';

/** The name of a place or sight in each language; the same text where a language has none of its own. */
export type Names = Readonly<Record<Language, string>>;

/** Each different name once. */
export function differentNames(names: Names): string[] {
  return [...new Set(Object.values(names))];
}

/** Whether two things have a name in common, in any language. */
export function shareName(one: Names, other: Names): boolean {
  const names = differentNames(other);
  return differentNames(one).some((name) => names.includes(name));
}
