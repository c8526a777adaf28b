import { splitLanguage } from '#src/domain/language/language-rules.mjs';
import type { Language } from '#src/domain/language/language.ts';

/** The address of a reading page in one language: '/de/about', and '/de/' for the start page. */
export function twinOf(path: string, language: Language): string {
  return `/${language}${path}`;
}

/** The plain path of an address, and the language where it names one. */
export function readAddress(pathname: string): { path: string; language: Language | null } {
  const { language, path } = splitLanguage(pathname);
  return { language, path: path || '/' };
}
