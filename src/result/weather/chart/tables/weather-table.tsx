import { HOT_DAY } from '#src/domain/climate/climate-spread.ts';
import { useMemo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatShortDayRange } from '#src/wording/day-ranges.ts';
import { RANGE_DASH } from '#src/wording/numbers.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { neighboursOf } from '../trip-weather.ts';
import type { SpanWeather, WeatherPlace } from '../trip-weather.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { shownRows, useWeatherCell } from './weather-rows.ts';
import styles from './weather-table.module.css';

type WeatherTableProps = { place: WeatherPlace; trip: SpanWeather };

/** The chart's numbers in words and figures: two weeks before, the trip, two weeks after. */
export function WeatherTable({ place, trip }: WeatherTableProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const cell = useWeatherCell();
  const { before, after } = useMemo(() => neighboursOf(place, trip), [place, trip]);
  const spans = [before, trip, after];
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('table.measure')}</VisuallyHidden>
          </th>
          {spans.map((span) => (
            <th key={span.startDate} scope="col" className={span === trip ? styles['trip'] : ''}>
              {span === trip ? (
                <span className={styles['yours']}>{t('table.yourDays')}</span>
              ) : null}
              <DayRange range={formatShortDayRange(span.startDate, span.endDate, language)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shownRows(spans).map((row) => (
          <tr key={row}>
            <th scope="row">{t(`table.${row}`, { hot: formatDegrees(HOT_DAY, language) })}</th>
            {spans.map((span) => (
              <td key={span.startDate} className={span === trip ? styles['trip'] : ''}>
                {cell(row, span)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '27 May–6 Jun' breaks after the dash only; '10–20 Jun' not at all. */
function DayRange({ range }: { range: string }) {
  const [first = '', last] = range.split(RANGE_DASH);
  if (last === undefined || !/\p{L}/u.test(first)) {
    return <span className={styles['whole']}>{range}</span>;
  }
  return (
    <>
      <span className={styles['whole']}>{first}–</span>
      <wbr />
      <span className={styles['whole']}>{last}</span>
    </>
  );
}
