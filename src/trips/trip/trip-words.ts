import { useMemo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import type { TripClimate } from '#src/domain/climate/trip-climate.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { formatDatedRange, formatTripDates } from '#src/wording/day-ranges.ts';
import { formatInstant } from '#src/wording/times.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { tripTitle } from '#src/wording/trip-title.ts';

/** Fewer rainy days of ten than this count as dry. */
const HARDLY_ANY = 0.5;

/** A summary of a trip in the interface language; a trip that is not saved has no time of saving. */
export function useTripWords(saved: PlannedTrip & Partial<Pick<SavedTrip, 'savedAt'>>) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const { request, location } = saved.trip;
  const { startDate, endDate, travelers } = request;
  const wording = wordingIn(saved, language);
  const place = wording?.place ?? location.place;
  const measured = useMemo(
    () => measuredClimate(saved.evidence, startDate, endDate),
    [saved.evidence, startDate, endDate],
  );
  const written = wording?.recommendation.sections.weather.temperature ?? null;
  const author =
    saved.origin === 'device'
      ? t('card.device')
      : t('card.ai', { language: t(`card.${wording?.language ?? language}`) });
  return {
    place,
    ...(saved.stops === undefined
      ? placeParts(place)
      : { name: tripTitle(saved, language), context: '' }),
    placeLanguage: wording?.language ?? language,
    dates: formatTripDates(startDate, endDate, language),
    shortDates: formatDatedRange(startDate, endDate, language),
    days: t('card.days', { count: dayCount(startDate, endDate) }),
    travelers: t('card.travelers', { count: travelers }),
    weather: weatherWords(),
    savedAt:
      saved.savedAt === undefined
        ? ''
        : shownText(formatInstant(saved.savedAt, language), language),
    author,
  };

  function weatherWords(): string {
    const max = written?.max ?? measured?.high;
    const min = written?.min ?? measured?.low;
    if (max === undefined || min === undefined) return '';
    const high = formatDegrees(max, language);
    const low = formatDegrees(min, language);
    const wetDays = measured?.wetDaysPer10 ?? null;
    if (wetDays === null) return t('card.weather', { high, low });
    if (wetDays < HARDLY_ANY) return t('card.weatherDry', { high, low });
    return t('card.weatherRain', { high, low, days: formatDaysOfTen(wetDays) });
  }
}

function measuredClimate(
  evidence: SavedTrip['evidence'],
  startDate: IsoDay,
  endDate: IsoDay,
): TripClimate | null {
  return evidence === null ? null : climateOf(evidence.climate, startDate, endDate);
}
