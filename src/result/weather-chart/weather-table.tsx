import { useTranslation } from 'react-i18next';
import { formatDegrees, formatNumber, formatShortDayRange } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { rainDays } from '../rain-days.ts';
import { useDaylightWords } from './daylight-words.ts';
import type { SpanWeather } from './trip-weather.ts';
import styles from './weather-table.module.css';

const ROWS = ['high', 'low', 'rainDays', 'rain', 'daylight'] as const;
type Row = (typeof ROWS)[number];

type WeatherTableProps = Record<'before' | 'trip' | 'after', SpanWeather>;

/** The chart's numbers in words and figures: two weeks before, the trip, two weeks after. */
export function WeatherTable({ before, trip, after }: WeatherTableProps) {
  const { t } = useTranslation('result');
  const language = useLanguage();
  const cell = useCell();
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
        {ROWS.filter((row) => cell(row, trip) !== null).map((row) => (
          <tr key={row}>
            <th scope="row">{t(`table.${row}`)}</th>
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
  const dash = range.indexOf('–') + 1;
  const first = range.slice(0, dash);
  return (
    <>
      <span className={styles['whole']}>{/\p{L}/u.test(first) ? first : range}</span>
      {/\p{L}/u.test(first) ? (
        <>
          <wbr />
          <span className={styles['whole']}>{range.slice(dash)}</span>
        </>
      ) : null}
    </>
  );
}

/** What a row says of a span; null where there is no figure. */
function useCell() {
  const { t } = useTranslation('result');
  const language = useLanguage();
  const { short } = useDaylightWords();
  return (row: Row, { climate, daylightMinutes }: SpanWeather): string | null => {
    switch (row) {
      case 'high':
        return formatDegrees(climate.high, language);
      case 'low':
        return formatDegrees(climate.low, language);
      case 'rainDays':
        return climate.wetDaysPer10 === null ? null : rainDays(climate.wetDaysPer10);
      case 'rain':
        return climate.precipitation === null
          ? null
          : t('table.rainAmount', { mm: formatNumber(climate.precipitation, language) });
      case 'daylight':
        return short(daylightMinutes);
      default:
        return row satisfies never;
    }
  };
}
