import { LANGUAGES } from './language.ts';
import type { Language } from './language.ts';
import type { SaidList } from './said-lists.ts';
import table from './said.json';

const found = new Map<string, RegExp>();

/** Whether a text has a word of the list, in either language or in the one that is given. */
export function says(text: string, list: SaidList, language?: Language): boolean {
  return expressionOf(list, language).test(text);
}

/** The index of the list's first word in a text; -1 without one. */
export function whereSaid(text: string, list: SaidList): number {
  return text.search(expressionOf(list));
}

/** The words of a list within a regular expression, with the flags i and u. What stands beside them is not looked at. */
export function saidPattern(list: SaidList, language?: Language): string {
  const languages = language === undefined ? LANGUAGES : [language];
  return `(?:${languages.map((one) => table[one][list]).join('|')})`;
}

/** Words for numbers in either language, as within a regular expression. */
export const NUMBER_PATTERN = `(?:${Object.values(table.numbers).join('|')})`;

const numbers = Object.entries(table.numbers).map(
  ([value, pattern]) => [Number(value), new RegExp(`^(?:${pattern})$`, 'iu')] as const,
);

/** 3 of 'three', 'drei' and '3'; null for what is no number. */
export function numberSaid(word: string): number | null {
  if (/^\d+$/u.test(word)) return Number(word);
  return numbers.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

function expressionOf(list: SaidList, language?: Language): RegExp {
  const key = `${list} ${language ?? ''}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const whole = String.raw`(?<![\p{L}\d])${saidPattern(list, language)}(?![\p{L}\d])`;
  const expression = new RegExp(whole, 'iu');
  found.set(key, expression);
  return expression;
}
