import type { Language } from '#src/domain/language/language.ts';
import { formatNumber } from './numbers.ts';

const WORDS = {
  en: {
    half: 'half an hour',
    hour: 'an hour',
    hours: 'hours',
    halfDay: 'half a day',
    day: 'a day',
  },
  de: {
    half: 'eine halbe Stunde',
    hour: 'eine Stunde',
    hours: 'Stunden',
    halfDay: 'ein halber Tag',
    day: 'ein Tag',
  },
} as const;
const NBSP = '\u00A0';
const DAYS = { en: 'days', de: 'Tage' } as const;
/** Hours of a day that one spends outside. */
const HOURS_OF_DAY = 8;

/** 'half an hour', 'an hour', '2 hours', 'half a day', 'a day', '3 days'. */
export function formatDuration(hours: number, language: Language): string {
  const words = WORDS[language];
  if (hours < 0.75) return words.half;
  if (hours < 1.25) return words.hour;
  if (hours < 3.5) {
    const halves = formatNumber(Math.round(hours * 2) / 2, language, { most: 1 });
    return `${halves}${NBSP}${words.hours}`;
  }
  if (hours < 5.5) return words.halfDay;
  if (hours <= 10) return words.day;
  return `${Math.max(2, Math.round(hours / HOURS_OF_DAY))}${NBSP}${DAYS[language]}`;
}

/** '4–5 days', '2 days'. */
export function formatDays(
  { least, most }: { least: number; most: number },
  language: Language,
): string {
  const days = least === most ? `${least}` : `${least}–${most}`;
  return `${days}${NBSP}${DAYS[language]}`;
}

/** The same as hours, as they count on a day: of 'least' days. */
export function hoursOfDays(days: number): number {
  return days * HOURS_OF_DAY;
}

/** '7½', '½', '7': of minutes, to the half hour. */
export function formatHalfHours(minutes: number): string {
  const halves = Math.max(1, Math.round(minutes / 30));
  const whole = Math.floor(halves / 2);
  return `${whole === 0 ? '' : whole}${halves % 2 === 0 ? '' : '½'}`;
}
