import { feltByDay } from '#src/domain/climate/felt-temperature.ts';
import type { UsualRange } from '#src/domain/climate/climate-spread.ts';
import type { Language } from '#src/domain/language/language.ts';
import { formatNumber, formatPercent } from '#src/wording/numbers.ts';
import {
  formatDegrees,
  formatDegreesRange,
  formatRainfall,
} from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatWind } from '#src/result/weather/verdict/figure-words.ts';
import { useDaylightWords } from '../daylight/daylight-words.ts';
import type { SpanWeather } from '../trip-weather.ts';

const ROWS = [
  'usualHigh',
  'high',
  'usualLow',
  'low',
  'felt',
  'rainDays',
  'rain',
  'hotDays',
  'frostNights',
  'snow',
  'wind',
  'humidity',
  'daylight',
  'uv',
  'sea',
] as const;

export type WeatherRow = (typeof ROWS)[number];

/** A lower chance gets no row. */
const WORTH_SAYING = 0.05;
/** Mean wind that one notices, m/s. */
const NOTICED_WIND = 4;
/** Nights from which damp air is a burden, degrees Celsius. */
const SULTRY_LOW = 19;

/** The rows that have a value for these spans, in reading order. */
export function shownRows(spans: readonly SpanWeather[]): WeatherRow[] {
  return ROWS.filter((row) => spans.some((span) => tells(row, span)));
}

function tells(row: WeatherRow, { climate, spread, sea }: SpanWeather): boolean {
  switch (row) {
    case 'usualHigh':
      return spread.highs !== null;
    case 'high':
      return spread.highs === null;
    case 'usualLow':
      return spread.lows !== null;
    case 'low':
      return spread.lows === null;
    case 'rainDays':
      return climate.wetDaysPer10 !== null;
    case 'rain':
      return climate.precipitation !== null;
    case 'hotDays':
      return likely(spread.hotDay);
    case 'frostNights':
      return likely(spread.frost);
    case 'snow':
      return likely(spread.snowCover);
    case 'sea':
      return sea !== null;
    case 'felt':
      return feltByDay(climate) !== null;
    case 'wind':
      return climate.wind !== null && climate.wind >= NOTICED_WIND;
    case 'humidity':
      return climate.humidity !== null && climate.low >= SULTRY_LOW;
    case 'daylight':
    case 'uv':
      return true;
    default:
      return row satisfies never;
  }
}

function likely(chance: number | null): boolean {
  return chance !== null && chance >= WORTH_SAYING;
}

/** A row's value for a span; null where unknown. */
export function useWeatherCell() {
  const language = useLanguage();
  const { short } = useDaylightWords();
  return (row: WeatherRow, span: SpanWeather): string | null => {
    const { climate, spread } = span;
    switch (row) {
      case 'usualHigh':
        return rangeOf(spread.highs, language);
      case 'high':
        return formatDegrees(climate.high, language);
      case 'usualLow':
        return rangeOf(spread.lows, language);
      case 'low':
        return formatDegrees(climate.low, language);
      case 'rainDays':
        return climate.wetDaysPer10 === null ? null : formatDaysOfTen(climate.wetDaysPer10);
      case 'rain':
        return climate.precipitation === null
          ? null
          : formatRainfall(climate.precipitation, language);
      case 'hotDays':
        return daysOfTen(spread.hotDay);
      case 'frostNights':
        return daysOfTen(spread.frost);
      case 'snow':
        return spread.snowCover === null ? null : formatPercent(spread.snowCover, language);
      case 'felt':
        return formatDegrees(feltByDay(climate)?.celsius ?? climate.high, language);
      case 'wind':
        return climate.wind === null ? null : formatWind(climate.wind, language);
      case 'humidity':
        return climate.humidity === null
          ? null
          : formatPercent(Math.round(100 * climate.humidity) / 100, language);
      case 'daylight':
        return short(span.daylightMinutes);
      case 'uv':
        return formatNumber(span.uvIndex, language);
      case 'sea':
        return span.sea === null ? null : formatDegrees(span.sea, language);
      default:
        return row satisfies never;
    }
  };
}

function rangeOf(range: UsualRange | null, language: Language): string | null {
  return range === null ? null : formatDegreesRange(range.from, range.to, language);
}

function daysOfTen(share: number | null): string | null {
  return share === null ? null : formatDaysOfTen(10 * share);
}
