import { useTexts } from '#src/i18n/use-texts.ts';

const DAY_MINUTES = 24 * 60;

/** Length of the daylight in words; polar day and polar night have their own. */
export function useDaylightWords() {
  const { t } = useTexts('result');
  const words = (minutes: number, style: 'long' | 'short') => {
    if (minutes >= DAY_MINUTES) return t('chart.sunAllDay');
    if (minutes <= 0) return t('chart.noSunrise');
    return t(`duration.${style}`, {
      hours: Math.floor(minutes / 60),
      minutes: String(minutes % 60).padStart(2, '0'),
    });
  };
  return {
    inFull: (minutes: number) => words(minutes, 'long'),
    short: (minutes: number) => words(minutes, 'short'),
  };
}
