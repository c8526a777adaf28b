import { addDays } from '#src/domain/days/day.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { formatWeekday, monthName } from './days.ts';

/**
 * A day as it was written: `month` is null for '12.' of '12.–20. Juni', `year` where none was given.
 * `order` is set where the figures could be read either way round: '12/06/2027'.
 */
export type WrittenDay = {
  day: number;
  month: number | null;
  year: number | null;
  order: 'day-first' | 'month-first' | null;
};

export type WrittenDate = {
  /** Empty where the text is no date, two where it is ambiguous. */
  readings: readonly WrittenDay[];
  /** 0 is Sunday; null where none was written. */
  weekday: number | null;
};

const NO_DATE: WrittenDate = { readings: [], weekday: null };

/**
 * Reads the parts of a day from a text in the form of `plainDate`, by German and English names alike.
 * While it is still being typed, the first digits of a year count as no year yet.
 */
export function readWrittenDate(plain: string, isTyping = false): WrittenDate {
  const text = plain.replace(CLOCK_TIME, '').replaceAll(ORDINAL_ENDING, '$<number>');
  const words = text.match(WORD) ?? [];
  if (words.some((word) => !isKnown(word))) return NO_DATE;
  const figures = text
    .replaceAll(WORD, (word) => (MONTHS.of(word) === null ? ' ' : `#${MONTHS.of(word)}#`))
    .replaceAll(/ *([.,/-]) */gu, '$1')
    .replaceAll(/^[ .,/-]+|[ .,/-]+$/gu, '')
    .replaceAll(/ +/gu, ' ');
  const weekday = words.map((word) => WEEKDAYS.of(word)).find((found) => found !== null) ?? null;
  return { readings: readFigures(figures, isTyping), weekday };
}

/** Small letters without accents; one kind of blank and of dash; no brackets and invisible marks. */
export function plainDate(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\p{Pd}|\u2212/gu, '-')
    .replaceAll(/[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'\s]+/gu, ' ')
    .trim();
}

const WORD = /\p{L}+/gu;
const ORDINAL_ENDING = /(?<number>\d ?)(?:st|nd|rd|th)\b/gu;
const CLOCK_TIME = /[ ,]+(?:um |at )?\d{1,2}:\d{2}(?: ?(?:uhr|am|pm))? *$/u;

/** Words without a meaning of their own beside a date. */
const FILLERS = new Set('the of on from am den dem der des vom von zum ab'.split(' '));

const MONTHS = namesOf(
  12,
  (index, language) => monthName(index + 1, language, 'long'),
  { jaenner: 1, janner: 1, feber: 2, maerz: 3, mrz: 3 },
  { first: 1, shortest: 3 },
);

const SUNDAY = '2023-01-01';
const WEEKDAYS = namesOf(
  7,
  (index, language) => formatWeekday(addDays(SUNDAY, index), language, 'long'),
  { sonnabend: 6, weds: 3 },
  { first: 0, shortest: 2 },
);

function isKnown(word: string): boolean {
  return FILLERS.has(word) || MONTHS.of(word) !== null || WEEKDAYS.of(word) !== null;
}

/** Names in both languages, found by their first letters. */
function namesOf(
  count: number,
  nameIn: (index: number, language: (typeof LANGUAGES)[number]) => string,
  more: Record<string, number>,
  { first, shortest }: { first: number; shortest: number },
) {
  const names = Array.from({ length: count }, (_, index) =>
    LANGUAGES.map((language) => [plainDate(nameIn(index, language)), first + index] as const),
  );
  const all = [...names.flat(), ...Object.entries(more)];
  return {
    of(word: string): number | null {
      if (word.length < shortest) return null;
      return all.find(([name]) => name.startsWith(word))?.[1] ?? null;
    },
  };
}

/** Day, month and year are named d, m and y; a month by its name stands between two #. */
const FORMS = [
  /^(?<d>\d{1,2})[ .,/-]*#(?<m>\d+)#(?:[ .,/-]*(?<y>\d{1,4}))?$/u,
  /^#(?<m>\d+)#[ .,/-]*(?<d>\d{1,2})(?:[ .,/-]+(?<y>\d{1,4}))?$/u,
  /^(?<y>\d{4})[ .,/-]*#(?<m>\d+)#[ .,/-]*(?<d>\d{1,2})$/u,
  /^(?<y>\d{4})(?<mark>[ .,/-])(?<m>\d{1,2})\k<mark>(?<d>\d{1,2})$/u,
  /^(?<y>20\d\d)(?<m>0\d|1[0-2])(?<d>\d\d)$/u,
  /^(?<d>\d{1,2})\.(?<m>\d{1,2})(?:[ .,/-]+(?<y>\d{1,4}))?$/u,
  /^(?<d>\d{1,2})(?:[ .,]+(?<y>\d{4}))?$/u,
];

/** Half the world writes the day first, the other half the month. */
const EITHER_WAY = [
  /^(?<one>\d{1,2})[ ,/-](?<other>\d{1,2})(?:[ .,/-]+(?<y>\d{1,4}))?$/u,
  /^(?<one>\d\d)(?<other>\d\d)(?<y>20\d\d)$/u,
];

function readFigures(text: string, isTyping: boolean): WrittenDay[] {
  for (const form of FORMS) {
    const { d, m, y } = form.exec(text)?.groups ?? {};
    if (d === undefined) continue;
    const year = yearOf(y, isTyping);
    const month = m === undefined ? null : Number(m);
    return year === 'no year' ? [] : [{ day: Number(d), month, year, order: null }];
  }
  for (const form of EITHER_WAY) {
    const { one, other, y } = form.exec(text)?.groups ?? {};
    if (one === undefined || other === undefined) continue;
    const year = yearOf(y, isTyping);
    return year === 'no year' ? [] : bothWays(Number(one), Number(other), year);
  }
  return [];
}

function bothWays(one: number, other: number, year: number | null): WrittenDay[] {
  return [
    { day: one, month: other, year, order: 'day-first' },
    { day: other, month: one, year, order: 'month-first' },
  ];
}

const CENTURY = 2000;

function yearOf(text: string | undefined, isTyping: boolean): number | null | 'no year' {
  if (text === undefined) return null;
  if (text.length === 4) return Number(text);
  // '20' is how most years begin.
  if (text.length === 2 && !(isTyping && text === '20')) return CENTURY + Number(text);
  return isTyping ? null : 'no year';
}
