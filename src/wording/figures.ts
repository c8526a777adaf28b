import { DateTime } from 'luxon';
import type { UsualRange } from '#src/domain/climate/climate-spread.ts';
import type { Language } from '#src/domain/language.ts';
import type { IsoDay } from '#src/domain/days/day.ts';

/*
 * Figures as both languages write them inside a sentence: no-break spaces between number and
 * unit, en dashes in ranges, a true minus sign.
 */

const NBSP = '\u00A0';
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
const WHOLE_NUMBERS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(LOCALES.en, { maximumFractionDigits: 0 }),
  de: new Intl.NumberFormat(LOCALES.de, { maximumFractionDigits: 0 }),
};
const COMPASS: Record<Language, readonly string[]> = {
  en: [
    'N',
    'NNE',
    'NE',
    'ENE',
    'E',
    'ESE',
    'SE',
    'SSE',
    'S',
    'SSW',
    'SW',
    'WSW',
    'W',
    'WNW',
    'NW',
    'NNW',
  ],
  de: [
    'N',
    'NNO',
    'NO',
    'ONO',
    'O',
    'OSO',
    'SO',
    'SSO',
    'S',
    'SSW',
    'SW',
    'WSW',
    'W',
    'WNW',
    'NW',
    'NNW',
  ],
};
/** A share this close to a whole number of days is told as that number. */
const NEARLY_WHOLE = 0.2;

/** '17 °C', '−18 °C'; whole degrees. */
export function degrees(celsius: number): string {
  const rounded = Math.round(celsius);
  const sign = rounded < 0 ? '−' : '';
  return `${sign}${Math.abs(rounded)}${NBSP}°C`;
}

/** '14–20 °C', '−7 to −1 °C', '17 °C' where both are the same. */
export function usualRange({ from, to }: UsualRange, language: Language): string {
  const [first, last] = [degrees(from), degrees(to)];
  if (first === last) return last;
  const number = first.replace(`${NBSP}°C`, '');
  if (number.startsWith('−')) return `${number} ${language === 'de' ? 'bis' : 'to'} ${last}`;
  return `${number}–${last}`;
}

/** '2,962 m', '2.962 m'. */
export function metres(value: number, language: Language): string {
  return `${whole(value, language)}${NBSP}m`;
}

/** '7 km'; below one kilometre still 1. */
export function kilometres(value: number, language: Language): string {
  return `${whole(Math.max(1, value), language)}${NBSP}km`;
}

export function percent(share: number, language: Language): string {
  const number = Math.round(share * 100);
  return language === 'de' ? `${number}${NBSP}%` : `${number}%`;
}

/** 'about 7', '11 or more': the scale of the WHO ends at 11. */
export function uvIndexText(uvIndex: number, language: Language): string {
  const rounded = Math.round(uvIndex);
  if (rounded >= 11) return language === 'de' ? '11 oder mehr' : '11 or more';
  return language === 'de' ? `etwa ${rounded}` : `about ${rounded}`;
}

export function whole(value: number, language: Language): string {
  return WHOLE_NUMBERS[language].format(value);
}

/** 'W', 'SSW'; German writes O for east. */
export function compass(bearing: number, language: Language): string {
  return COMPASS[language][Math.round(bearing / 22.5) % 16] ?? 'N';
}

/** '20 h 18 min', '20 Std. 18 Min.'. */
export function hoursAndMinutes(minutes: number, language: Language): string {
  const [hour, minute] = language === 'de' ? ['Std.', 'Min.'] : ['h', 'min'];
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const first = `${hours}${NBSP}${hour}`;
  return rest === 0 ? first : `${first} ${rest}${NBSP}${minute}`;
}

/** How many of ten days, as the traveller reads it: '3–4', or '3' where it is nearly that. */
export function daysOfTen(wetDaysPer10: number): string {
  const nearest = Math.round(wetDaysPer10);
  if (Math.abs(wetDaysPer10 - nearest) <= NEARLY_WHOLE) return String(nearest);
  return `${Math.floor(wetDaysPer10)}–${Math.ceil(wetDaysPer10)}`;
}

/** '10–20 June', '28 June – 4 July', '28 December 2026 – 3 January 2027'; German accordingly. */
export function dayRange(first: IsoDay, last: IsoDay, language: Language): string {
  const part = (day: IsoDay, format: string) =>
    DateTime.fromISO(day, { zone: 'utc' }).setLocale(LOCALES[language]).toFormat(format);
  const date = language === 'de' ? 'd. MMMM' : 'd MMMM';
  if (first === last) return part(first, date);
  if (first.slice(0, 4) !== last.slice(0, 4)) {
    return `${part(first, `${date} yyyy`)} – ${part(last, `${date} yyyy`)}`;
  }
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  if (!sameMonth) return `${part(first, date)} – ${part(last, date)}`;
  return `${part(first, language === 'de' ? 'd.' : 'd')}–${part(last, date)}`;
}

/** 'a, b and c' from already written parts. */
export function listed(parts: readonly string[], language: Language): string {
  const and = language === 'de' ? 'und' : 'and';
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`;
}

/** The first word of a sentence, with its capital. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
