import { useTexts } from '#src/i18n/use-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { formatHalfHours } from '#src/result/weather/verdict/figure-words.ts';
import {
  formatDegreesDifference,
  formatKilometresPerHour,
} from '#src/wording/shown/shown-units.ts';
import type { ClimateDifferences } from './climate-differences.ts';

/** '5 °C colder by day, 3 °C by night', '6 hours more light': the first compared with the second, most felt first. */
export function useDifferenceWords(differences: ClimateDifferences): string[] {
  const { t } = useTexts('compare');
  const language = useLanguage();
  const { high, low, light, rain, wind, sea, uv } = differences;
  const degrees = (value: number) => formatDegreesDifference(Math.abs(value), language);
  const words = [...temperatures()];
  if (light !== null) {
    const hours = formatHalfHours(Math.abs(light));
    const count = Math.abs(light);
    words.push(t(light > 0 ? 'light.more' : 'light.less', { hours, count }));
  }
  if (rain !== null) {
    words.push(t(rain > 0 ? 'rain.more' : 'rain.less', { count: Math.abs(rain) }));
  }
  if (wind !== null) {
    const speed = formatKilometresPerHour(Math.abs(wind), language);
    words.push(t(wind > 0 ? 'wind.more' : 'wind.less', { speed }));
  }
  if (sea !== null) words.push(t(sea > 0 ? 'sea.more' : 'sea.less', { degrees: degrees(sea) }));
  if (uv !== null) words.push(t(uv > 0 ? 'sun.more' : 'sun.less'));
  return words;

  function temperatures(): string[] {
    if (high !== null && low !== null && high > 0 === low > 0) {
      const values = { day: degrees(high), night: degrees(low) };
      return [t(high > 0 ? 'warmer.both' : 'colder.both', values)];
    }
    return [
      high === null ? '' : t(high > 0 ? 'warmer.day' : 'colder.day', { day: degrees(high) }),
      low === null ? '' : t(low > 0 ? 'warmer.night' : 'colder.night', { night: degrees(low) }),
    ].filter((part) => part !== '');
  }
}
