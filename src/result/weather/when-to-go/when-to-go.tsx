import { useMemo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { MILD_AND_DRY, monthWindows } from '#src/domain/climate/when-to-go.ts';
import type { MonthWindow } from '#src/domain/climate/when-to-go.ts';
import { NO_WANTS, isForWinter } from '#src/domain/climate/weather-wants.ts';
import type { WeatherWants } from '#src/domain/climate/weather-wants.ts';
import { tripDays } from '#src/domain/trip/trip-request.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { mainMonth, tripSpans } from '../chart/year-axis.ts';
import { MonthChoice } from './month-choice.tsx';
import styles from './when-to-go.module.css';
import type { WindowChoice } from './window-choice.ts';

type WhenToGoProps = {
  climate: ClimateNormals;
  /** The dates as they are; empty texts while there are none. */
  dates: { startDate: IsoDay; endDate: IsoDay };
  choice: WindowChoice;
  /** The weather that the wishes need. */
  wants?: WeatherWants | undefined;
};

/** Length of the window while no dates are chosen. */
const USUAL_DAYS = 7;

/** The twelve months of the place, each a window as long as the trip; the mild ones are marked, but for winter wishes. */
export function WhenToGo({ climate, dates, choice, wants = NO_WANTS }: WhenToGoProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { startDate, endDate } = dates;
  const chosenDays = tripDays(dates);
  const days = chosenDays ?? USUAL_DAYS;
  const { today } = choice;
  const isMarking = !isForWinter(wants);
  const windows = useMemo(() => monthWindows(climate, days, today), [climate, days, today]);
  const isMarked = ({ mildAndDry }: MonthWindow) => isMarking && mildAndDry;
  const current = chosenDays === null ? null : mainMonth(tripSpans(startDate, endDate)) + 1;
  const range = {
    coolest: formatDegrees(MILD_AND_DRY.coolest, language),
    hottest: formatDegrees(MILD_AND_DRY.hottest, language),
    wet: MILD_AND_DRY.wetDaysPer10,
  };
  return (
    <div className={styles['whenToGo']}>
      <ul className={styles['months']}>
        {windows.map((window) => (
          <li key={window.month}>
            <MonthChoice
              window={window}
              current={window.month === current}
              marked={isMarked(window)}
              choice={choice}
            />
          </li>
        ))}
      </ul>
      <p className={styles['caption']}>
        {t('savedTripId' in choice ? 'whenToGo.again' : 'whenToGo.choose', { count: days })}{' '}
        {windows.some(isMarked) ? t('whenToGo.marked', range) : null}
      </p>
    </div>
  );
}
