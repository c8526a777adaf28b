import { LANGUAGES } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';

/** The address of a reading page in one language: '/de/about', and '/de/' for the start page. */
export function twinOf(path: string, language: Language): string {
  return `/${language}${path}`;
}

/** The plain path of an address, and the language where it names one. */
export function readAddress(pathname: string): { path: string; language: Language | null } {
  const language = LANGUAGES.find((code) => `${pathname}/`.startsWith(`/${code}/`)) ?? null;
  if (language === null) return { path: pathname, language };
  return { path: pathname.slice(language.length + 1) || '/', language };
}
