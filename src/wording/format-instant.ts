import type { Language } from '#src/domain/language.ts';
import { dateFormat } from './intl-formats.ts';

/** '20 Nov 2026, 08:12', '20. Nov. 2026, 08:12' by the clock of the device, from an ISO instant. */
export function formatInstant(instant: string, language: Language, timeZone?: string): string {
  return dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(instant));
}
