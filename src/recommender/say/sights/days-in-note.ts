import type { Language } from '#src/domain/language/language.ts';
import type { SightNote } from '#src/domain/place/sights.ts';

const NUMBERS: Record<Language, readonly string[]> = {
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
};
const SPANS: Record<Language, RegExp> = {
  en: /(?<least>\p{L}+|\d+)(?:(?: or | to |–)(?<most>\p{L}+|\d+))? days\b/iu,
  de: /(?<least>\p{L}+|\d+)(?:(?: oder | bis |–)(?<most>\p{L}+|\d+))? Tagen?(?!\p{L})/iu,
};

/** The days that a note on a long trail says it takes: 4 and 5 of 'four or five days'; null where it says none. */
export function daysInNote(
  { text, when, asks }: SightNote,
  language: Language,
): { least: number; most: number } | null {
  const groups = [when, text, asks]
    .map((phrase) => SPANS[language].exec(phrase)?.groups)
    .find((found) => numberOf(found?.['least'], language) > 1);
  const least = numberOf(groups?.['least'], language);
  if (least < 2) return null;
  return { least, most: Math.max(least, numberOf(groups?.['most'], language)) };
}

/** 0 for what is no number. */
function numberOf(word: string | undefined, language: Language): number {
  if (word === undefined) return 0;
  if (/^\d+$/u.test(word)) return Number(word);
  return NUMBERS[language].indexOf(word.toLowerCase()) + 1;
}
