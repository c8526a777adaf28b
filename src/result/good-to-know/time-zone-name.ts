import type { Language } from '#src/domain/language.ts';
import { dateFormat } from '#src/wording/intl-formats.ts';

/** 'Central European Summer Time' at the instant; null where the zone is only an offset (at sea). */
export function timeZoneName(timeZone: string, instant: Date, language: Language): string | null {
  const format = dateFormat(language, { timeZone, timeZoneName: 'long' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || /^(?:GMT|UTC)/u.test(name) ? null : name;
}
