import { HOT_DAY } from '#src/domain/climate/climate-spread.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { monthName } from '#src/wording/days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { spanWeather } from '../trip-weather.ts';
import type { WeatherPlace } from '../trip-weather.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { shownRows, useWeatherCell } from './weather-rows.ts';
import styles from './year-table.module.css';
import { daysInMonth } from '../year-axis.ts';

type YearTableProps = {
  place: WeatherPlace;
  year: number;
  /** The trip's month, 0..11. */
  tripMonth: number;
};

/** The whole chart as figures: each month of the year, in the lines of the trip's table. */
export function YearTable({ place, year, tripMonth }: YearTableProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const cell = useWeatherCell();
  const months = Array.from({ length: 12 }, (_, month) => {
    const first: IsoDay = `${year}-${String(month + 1).padStart(2, '0')}-01`;
    return spanWeather(place, first, addDays(first, daysInMonth(month) - 1));
  });
  const rows = shownRows(months);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways by keyboard
    <section className={styles['scroller']} tabIndex={0} aria-label={t('year.caption')}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{t('year.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('year.month')}</th>
            {rows.map((row) => (
              <th key={row} scope="col">
                {t(`table.${row}`, { hot: formatDegrees(HOT_DAY, language) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((span, month) => (
            <tr key={span.startDate} className={month === tripMonth ? styles['trip'] : ''}>
              <th scope="row">{monthName(month + 1, language, 'short')}</th>
              {rows.map((row) => (
                <td key={row}>{cell(row, span)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
