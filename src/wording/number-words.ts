import type { Language } from '#src/domain/language/language.ts';

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
};

/** 'three'; in digits from thirteen on. */
export function numberInWords(count: number, language: Language): string {
  return WORDS[language][count - 1] ?? String(count);
}

/** 'Three'. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
