import type { Language } from '#src/domain/language.ts';
import { formatNumber } from './format.ts';

const KILO = 1000;
const MEGA = 1_000_000;

/** '640 kB', '8.6 MB'; number and unit never part. */
export function formatBytes(bytes: number, language: Language): string {
  return bytes < MEGA
    ? `${formatNumber(bytes / KILO, language)}\u00A0kB`
    : `${formatNumber(bytes / MEGA, language, 1)}\u00A0MB`;
}
