import type { TFunction } from 'i18next';
import type { Language } from '#src/domain/language/language.ts';
import type { BadThing, GoodThing, Verdict } from '#src/domain/climate/verdict/verdict.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatCelsius } from '#src/wording/shown/shown-units.ts';
import { formatHalfHours, formatUvIndex, formatWind } from './figure-words.ts';

/** Snow cover so sure that no number is needed. */
const NEARLY_EVERY_DAY = 0.9;
const HARDLY_ANY = 0.05;
const POLAR_DAY = 24;

/** 'a warm sea of 26 °C'. */
export function goodInWords(
  thing: GoodThing,
  { onSlopes, trip }: Pick<Verdict, 'onSlopes' | 'trip'>,
  t: TFunction<'result'>,
  language: Language,
): string {
  const values = valuesOf(trip, language);
  if (thing === 'snow') {
    const often = trip.snowCover >= NEARLY_EVERY_DAY ? 'snow-always' : 'snow';
    return t(onSlopes ? `verdict.good.${often}-slopes` : `verdict.good.${often}`, values);
  }
  if (thing === 'bright-nights' && trip.light >= POLAR_DAY) return t('verdict.good.midnight-sun');
  return t(`verdict.good.${thing}`, values);
}

/** 'afternoons of 36 °C that feel like 44 °C'. */
export function badInWords(
  thing: BadThing,
  { onSlopes, trip }: Pick<Verdict, 'onSlopes' | 'trip'>,
  t: TFunction<'result'>,
  language: Language,
): string {
  const values = valuesOf(trip, language);
  switch (thing) {
    case 'heat':
    case 'cold':
      return t(`verdict.bad.${thing}${trip.felt === null ? '' : '-felt'}`, values);
    case 'wet':
      return t(trip.snowfall >= 1 ? 'verdict.bad.wet-snow' : 'verdict.bad.wet', values);
    case 'dark':
      return t(trip.light <= 0 ? 'verdict.bad.no-sunrise' : 'verdict.bad.dark', values);
    case 'no-snow':
      if (trip.snowCover < HARDLY_ANY) return t('verdict.bad.bare');
      return t(onSlopes ? 'verdict.bad.no-snow-slopes' : 'verdict.bad.no-snow', values);
    case 'fog':
      return trip.fog === null ? '' : t(`verdict.bad.fog-${trip.fog}`);
    default:
      return t(`verdict.bad.${thing}`, values);
  }
}

function valuesOf(trip: SpanFigures, language: Language) {
  return {
    high: formatCelsius(trip.high, language),
    low: formatCelsius(trip.low, language),
    felt: formatCelsius(trip.felt?.celsius ?? trip.high, language),
    days: formatDaysOfTen(trip.wetDays ?? 0),
    snowDays: formatDaysOfTen(10 * trip.snowCover),
    wind: formatWind(trip.wind ?? 0, language),
    hours: formatHalfHours(trip.light),
    sea: formatCelsius(trip.sea ?? 0, language),
    uv: formatUvIndex(trip.uv),
  };
}
