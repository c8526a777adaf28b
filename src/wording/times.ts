import type { Language } from '#src/domain/language/language.ts';
import { dateFormat } from './intl-formats.ts';

/**
 * '20 Nov 2026, 08:12', '20. Nov. 2026, 08:12' of an ISO instant; in the device's time zone unless
 * one is given.
 */
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

/** '20 Nov 2026', '20. Nov. 2026': the day of an ISO instant in the device's time zone. */
export function formatInstantDay(instant: string, language: Language): string {
  return dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  );
}

/** 'UTC+2', 'UTC−3:30', 'UTC': from minutes ahead of UTC. */
export function formatUtcOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

/** '20 h 18 min', '20 Std. 18 Min.'; the minutes are left out when zero. */
export function formatDuration(minutes: number, language: Language): string {
  const [hour, minute] = language === 'de' ? ['Std.', 'Min.'] : ['h', 'min'];
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}\u00A0${hour}`;
  return rest === 0 ? hours : `${hours} ${rest}\u00A0${minute}`;
}
