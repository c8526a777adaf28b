import type { TFunction } from 'i18next';
import type { BetterDates } from '#src/domain/climate/verdict/better-dates.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import type { Verdict } from '#src/domain/climate/verdict/verdict.ts';
import type { Language } from '#src/domain/language/language.ts';
import { formatShortDayRange } from '#src/wording/day-ranges.ts';
import { monthName } from '#src/wording/days.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { formatHalfHours, formatWind } from './figure-words.ts';

/** Differences smaller than this are the same: kelvin, days of ten, hours, m/s. */
const SAME = { degrees: 1.5, days: 0.5, hours: 1, wind: 0.8, sea: 1.5 } as const;
/** Wet days of ten below which it hardly rains. */
const HARDLY_ANY = 0.8;
/** So many figures keep the line short. */
const MOST_FIGURES = 3;

export type OtherDatesWords = { lead: string; detail: string };

/** 'April is the wettest month here; July is drier.' and its figures; null where nothing is to be said. */
export function otherDatesInWords(
  { trip, other, extreme, goodFor, speciality }: Verdict,
  t: TFunction<'result'>,
  language: Language,
): OtherDatesWords | null {
  if (other === null) return null;
  if (other === 'best') return bestInWords(goodFor, t);
  if (other === 'even') return { lead: t('verdict.even'), detail: t('verdict.evenDetail') };
  const better = other.gains.includes('missed')
    ? wishInWords(speciality, t)
    : listed(
        other.gains.map((gain) => (gain === 'missed' ? '' : t(`verdict.gain.${gain}`))),
        t('verdict.and'),
      );
  const month = monthName(other.span.month, language, 'long');
  const lead =
    other.by === 'days'
      ? t(`verdict.${shiftKey(other.days)}`, { better })
      : extreme === null
        ? t('verdict.month', { month, better })
        : t('verdict.extremeMonth', {
            ours: monthName(trip.month, language, 'long'),
            extreme: t(`verdict.extreme.${extreme}`),
            month,
            better,
          });
  return {
    lead: `${lead}${tailOf(other, trip, speciality, t)}.`,
    detail: detailOf(other, trip, t, language),
  };
}

function bestInWords(goodFor: Verdict['goodFor'], t: TFunction<'result'>): OtherDatesWords {
  if (goodFor === null || goodFor === 'green') {
    return { lead: t('verdict.best'), detail: t('verdict.bestDetail') };
  }
  const hasDetail = goodFor === 'skiing' || goodFor === 'advent';
  return {
    lead: t(`verdict.bestFor.${goodFor}`),
    detail: t(hasDetail ? `verdict.bestForDetail.${goodFor}` : 'verdict.bestDetail'),
  };
}

/** The wishes that the other dates fulfil. */
function wishInWords(speciality: Verdict['speciality'], t: TFunction<'result'>): string {
  return speciality === null || speciality === 'green' ? '' : t(`verdict.with.${speciality}`);
}

function shiftKey(days: number) {
  if (days < 0) return days === -7 ? 'weekEarlier' : 'twoWeeksEarlier';
  return days === 7 ? 'weekLater' : 'twoWeeksLater';
}

/** The end of the sentence: what is worse on the other dates, or that they are no wetter. */
function tailOf(
  { by, gains, loss, span }: BetterDates,
  trip: SpanFigures,
  speciality: Verdict['speciality'],
  t: TFunction<'result'>,
): string {
  if (loss === 'missed') {
    return speciality === 'aurora' || speciality === 'green'
      ? t('verdict.but', { worse: t(`verdict.without.${speciality}`) })
      : '';
  }
  if (loss !== null) return t('verdict.but', { worse: t(`verdict.loss.${loss}`) });
  const wetter = (span.wetDays ?? 0) - (trip.wetDays ?? 0);
  return by === 'days' && !gains.includes('wet') && wetter <= SAME.days
    ? t('verdict.noWetter')
    : '';
}

function detailOf(
  { by, gains, loss, span }: BetterDates,
  trip: SpanFigures,
  t: TFunction<'result'>,
  language: Language,
): string {
  const told = (kind: BetterDates['gains'][number]) => gains.includes(kind) || loss === kind;
  const figures = [
    degreesOf(span.high - trip.high, t),
    rainOf(span, trip, t),
    told('wind') && span.wind !== null && Math.abs(span.wind - (trip.wind ?? 0)) >= SAME.wind
      ? t('verdict.windFigure', { wind: formatWind(span.wind, language) })
      : '',
    Math.abs(span.light - trip.light) >= SAME.hours && told('dark')
      ? t('verdict.lightFigure', { hours: formatHalfHours(span.light) })
      : '',
    span.sea !== null &&
    trip.sea !== null &&
    Math.abs(span.sea - trip.sea) >= SAME.sea &&
    told('sea')
      ? t('verdict.seaFigure', { sea: formatDegrees(span.sea, language) })
      : '',
    told('snowless') ? t('verdict.snowFigure', { days: formatDaysOfTen(10 * span.snowCover) }) : '',
  ].filter((figure) => figure !== '');
  const when =
    by === 'days'
      ? formatShortDayRange(span.startDate, span.endDate, language)
      : monthName(span.month, language, 'long');
  return `${when}: ${figures.slice(0, MOST_FIGURES).join(', ')}`;
}

function degreesOf(difference: number, t: TFunction<'result'>): string {
  const degrees = Math.round(Math.abs(difference));
  if (Math.abs(difference) < SAME.degrees || degrees === 0) return t('verdict.sameDegrees');
  return t(difference > 0 ? 'verdict.warmer' : 'verdict.cooler', { degrees });
}

function rainOf(span: SpanFigures, trip: SpanFigures, t: TFunction<'result'>): string {
  if (span.wetDays === null || trip.wetDays === null) return '';
  if (Math.abs(span.wetDays - trip.wetDays) < SAME.days) return t('verdict.sameRain');
  if (span.wetDays < HARDLY_ANY) return t('verdict.hardlyRain');
  return t('verdict.rainFigure', {
    days: formatDaysOfTen(span.wetDays),
    ours: formatDaysOfTen(trip.wetDays),
  });
}

function listed(parts: readonly string[], and: string): string {
  return parts.join(` ${and} `);
}
