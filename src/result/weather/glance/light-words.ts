import { useMemo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { auroraNights } from '#src/domain/climate/verdict/discomfort.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import { addDays, dayCount } from '#src/domain/days/day.ts';
import { darkBy, daylightOn } from '#src/domain/days/daylight.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { formatHalfHours } from '../verdict/figure-words.ts';
import type { GlanceWords } from './glance-words.ts';
import { formatClock } from '#src/wording/shown/shown-units.ts';

/** The light of the middle day: how long, from when to when, and when it is properly dark. */
export function useLightWords(
  { startDate, endDate, ...figures }: SpanFigures,
  { lat, lng }: LatLng,
  timeZone: string,
): GlanceWords {
  const { t } = useTexts('result');
  const middle = addDays(startDate, Math.floor((dayCount(startDate, endDate) - 1) / 2));
  const { daylight, dark } = useMemo(
    () => ({
      daylight: daylightOn(middle, { lat, lng }, timeZone),
      dark: darkBy(middle, { lat, lng }, timeZone),
    }),
    [middle, lat, lng, timeZone],
  );
  const aurora = auroraNights({ ...figures, startDate, endDate }, { lat, lng })
    ? ` ${t('light.aurora')}`
    : '';
  if (daylight.kind === 'polar-day') return { title: t('light.always'), text: t('light.mask') };
  if (daylight.kind === 'polar-night') {
    const { dawn, dusk } = daylight;
    const text =
      dawn === null || dusk === null
        ? t('light.none')
        : t('light.twilight', { dawn: formatClock(dawn), dusk: formatClock(dusk) });
    return { title: t('light.never'), text: text + aurora };
  }
  const { sunrise, sunset, minutes } = daylight;
  const night =
    dark === null ? t('light.neverDark') : t('light.darkBy', { dark: formatClock(dark) });
  return {
    title: t('light.hours', { hours: formatHalfHours(minutes / 60) }),
    text: `${t('light.fromTo', { sunrise: formatClock(sunrise), sunset: formatClock(sunset) })}${night}${aurora}`,
  };
}
