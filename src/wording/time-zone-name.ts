import type { Language } from '#src/domain/language/language.ts';
import { dateFormat } from './intl-formats.ts';

/**
 * 'Central European Time (CET)', 'Mitteleuropäische Sommerzeit (MESZ)' at the instant, as people call
 * it: without the platform's "standard"; null where the zone is only an offset (at sea).
 */
export function timeZoneName(timeZone: string, instant: Date, language: Language): string | null {
  const long = nameOf('long', timeZone, instant, language);
  if (long === undefined || /^(?:GMT|UTC)/u.test(long)) return null;
  const short = nameOf('short', timeZone, instant, language) ?? '';
  const own = asSpoken(long);
  return /^[A-Z]{3,5}$/u.test(short) ? `${own} (${short})` : own;
}

function nameOf(
  style: 'long' | 'short',
  timeZone: string,
  instant: Date,
  language: Language,
): string | undefined {
  const parts = dateFormat(language, { timeZone, timeZoneName: style }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** 'Ostküsten-Normalzeit' -> 'Ostküstenzeit'. 'Japan Standard Time' is the usual name. */
function asSpoken(name: string): string {
  return name
    .replace('European Standard Time', 'European Time')
    .replace('-Normalzeit', 'zeit')
    .replace('Normalzeit', 'Zeit');
}
