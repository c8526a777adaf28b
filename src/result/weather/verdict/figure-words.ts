import { formatKilometresPerHour } from '#src/wording/shown/shown-units.ts';
import type { Language } from '#src/domain/language/language.ts';
import { kilometresPerHour } from '#src/domain/climate/wind.ts';

/** '25 km/h', from m/s. */
export function formatWind(metresPerSecond: number, language: Language): string {
  return formatKilometresPerHour(kilometresPerHour(metresPerSecond), language);
}

/** '13½', '8': to half an hour. */
export function formatHalfHours(hours: number): string {
  const halves = Math.round(2 * hours);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
}

/** '9', '11+': the WHO's scale ends at 11. */
export function formatUvIndex(uvIndex: number): string {
  const rounded = Math.round(uvIndex);
  return rounded >= 11 ? '11+' : String(rounded);
}
