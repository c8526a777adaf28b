import type { Language } from '#src/domain/language/language.ts';
import { saidPattern } from '#src/domain/language/said.ts';
import { capitalize } from '../sentences.ts';
import { monthsInWords } from './months-in-words.ts';

const JOINT = /([;,]\s+)/u;
/** Begins a clause of its own even without a month. */
const ELSE = new RegExp(String.raw`^${saidPattern('or-else')}\s+`, 'u');
/** 'Guide needed outside summer', 'snow until June': for months that it does not name. */
const OPPOSITE = new RegExp(
  String.raw`(?<before>\p{L}*)\s*\b${saidPattern('month-not-in')}\s+(?:${saidPattern('month-before')}[\s-]+)*(?<named>\p{L}+)`,
  'giu',
);

/**
 * A phrase of a note without the clauses that speak of other months (1..12) than these: 'Before eight,
 * or in winter with ice cleats' is 'Before eight' in July.
 */
export function clausesInSeason(
  phrase: string,
  months: readonly number[],
  language: Language,
  isSouth: boolean,
): string {
  const spokenIn = (text: string) => monthsInWords(text, language, isSouth);
  const names = (text: string) => spokenIn(text).length > 0;
  const isForNow = (clause: string) =>
    !names(clause) ||
    [...clause.matchAll(OPPOSITE)].some(
      ({ groups: { before = '', named = '' } = {} }) => names(named) && !names(before),
    ) ||
    spokenIn(clause).some((month) => months.includes(month));
  const clauses = clausesOf(phrase, names);
  const kept = clauses.filter(isForNow);
  if (kept.length === clauses.length) return phrase;
  const rest = kept.join('').replace(/[;,]\s+$/u, '');
  return capitalize(kept[0] === clauses[0] ? rest : rest.replace(ELSE, ''));
}

/** Cuts at semicolons, and at commas before months or 'or'; each with the sign that ends it. */
function clausesOf(phrase: string, names: (text: string) => boolean): string[] {
  const clauses: string[] = [];
  let isOpen = false;
  const parts = phrase.split(JOINT);
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] ?? '';
    const joint = parts[index + 1] ?? '';
    if (isOpen && !names(part) && !ELSE.test(part)) {
      clauses.splice(-1, 1, `${clauses.at(-1) ?? ''}${part}${joint}`);
    } else clauses.push(`${part}${joint}`);
    isOpen = !joint.startsWith(';');
  }
  return clauses;
}
