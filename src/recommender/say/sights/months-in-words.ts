import type { Language } from '#src/domain/language/language.ts';

/** Beginnings of the months' names, January first. */
const MONTHS: Record<Language, readonly string[]> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July'].concat([
    'August',
    'September',
    'October',
    'November',
    'December',
  ]),
  de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli'].concat([
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ]),
};
/** Words of seasons and the first of their three months in the north. */
const SEASONS: Record<Language, readonly (readonly [RegExp, number])[]> = {
  en: [
    [/\b(?:in|of|early|late|all) spring\b|\bspring (?:morning|evening|day|light)/u, 3],
    [/\bsummer/u, 6],
    [/\bautumn/u, 9],
    [/\bwinter/u, 12],
  ],
  de: [
    [/Frühling|Frühjahr|Frühsommer/u, 3],
    [/Sommer|sommer/u, 6],
    [/Herbst|herbst/u, 9],
    [/Winter|winter/u, 12],
  ],
};
const RANGE: Record<Language, RegExp> = {
  en: /^\s*(?:to|until|into|–|through)\s+(?:early |mid-|late )?$/u,
  de: /^\s*(?:bis|–)\s+(?:Anfang |Mitte |Ende )?$/u,
};

/**
 * The months 1..12 that a phrase speaks of, by name or by season; a range counts whole. Empty for a
 * phrase that speaks of none.
 */
export function monthsInWords(phrase: string, language: Language, isSouth: boolean): number[] {
  const months = new Set<number>();
  const found = namesIn(phrase, language);
  for (const [index, { month, end }] of found.entries()) {
    months.add(month);
    const next = found[index + 1];
    if (next === undefined || !RANGE[language].test(phrase.slice(end, next.start))) continue;
    for (let one = month; one !== next.month; one = (one % 12) + 1) months.add(one);
  }
  for (const [word, first] of SEASONS[language]) {
    if (!word.test(phrase)) continue;
    const from = isSouth ? first + 6 : first;
    for (const later of [0, 1, 2]) months.add(((from + later - 1) % 12) + 1);
  }
  return [...months].toSorted((a, b) => a - b);
}

function namesIn(phrase: string, language: Language) {
  const names = new RegExp(`\\b(?:${MONTHS[language].join('|')})`, 'gu');
  return [...phrase.matchAll(names)].map(({ 0: name, index }) => ({
    month: MONTHS[language].indexOf(name) + 1,
    start: index,
    end: index + name.length,
  }));
}
