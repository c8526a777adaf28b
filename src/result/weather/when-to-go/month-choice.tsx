import { Link } from '@tanstack/react-router';
import { Droplet } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { MonthWindow } from '#src/domain/climate/when-to-go.ts';
import { formatDayRange } from '#src/wording/day-ranges.ts';
import { monthName } from '#src/wording/days.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import type { WindowChoice } from './window-choice.ts';
import styles from './when-to-go.module.css';

type MonthChoiceProps = {
  window: MonthWindow;
  /** The trip's days lie in this month. */
  current: boolean;
  /** Told to be mild and mostly dry. */
  marked: boolean;
  choice: WindowChoice;
};

/** One month: high, low and rainy days; chosen, it becomes the trip's. */
export function MonthChoice({ window, current, marked, choice }: MonthChoiceProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { month, startDate, endDate, wetDaysPer10 } = window;
  const high = formatDegrees(window.high, language);
  const low = formatDegrees(window.low, language);
  const rain = wetDaysPer10 === null ? null : formatDaysOfTen(wetDaysPer10);
  const spoken = [
    t('whenToGo.spoken', { month: monthName(month, language, 'long'), high, low }),
    rain === null ? null : t('whenToGo.spokenRain', { days: rain }),
    marked ? t('whenToGo.mildAndDry') : null,
    t('whenToGo.dates', { range: formatDayRange(startDate, endDate, language) }),
  ];
  const shared = {
    className: styles['month'],
    'data-good': marked || undefined,
  };
  const figures = (
    <>
      <VisuallyHidden>{spoken.filter((part) => part !== null).join(', ')}</VisuallyHidden>
      <span className={styles['figures']} aria-hidden="true">
        <span className={styles['name']}>{monthName(month, language, 'short')}</span>
        <span className={styles['high']}>{high}</span>
        <span className={styles['low']}>{low}</span>
        {rain === null ? null : (
          <span className={styles['rain']}>
            <Droplet size={11} strokeWidth={1.75} aria-hidden="true" />
            {rain}
          </span>
        )}
      </span>
    </>
  );
  if ('savedTripId' in choice) {
    const search = { change: choice.savedTripId, from: startDate, to: endDate };
    return (
      <Link {...shared} to="/planner" search={search} aria-current={current ? 'date' : undefined}>
        {figures}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-pressed={current}
      onClick={() => choice.onChoose(window)}
    >
      {figures}
    </button>
  );
}
