import { monthName } from '#src/wording/days.ts';
import { formatDegrees } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import { SampleChart } from './sample-chart.tsx';
import styles from './sample-result.module.css';
import { SAMPLE } from './sample.ts';

/** The chart of the year, with a table of the same numbers for screen readers. */
export function SampleWeather() {
  const { t } = useTexts('landing');
  const language = useLanguage();
  return (
    <div className={styles['weather']}>
      <h4 className={styles['title']}>{t('sample.weather')}</h4>
      <SampleChart />
      <VisuallyHidden>
        <table>
          <caption>{t('sample.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sample.month')}</th>
              <th scope="col">{t('sample.high')}</th>
              <th scope="col">{t('sample.low')}</th>
              <th scope="col">{t('sample.wetDays')}</th>
            </tr>
          </thead>
          <tbody>
            {SAMPLE.figures.months.map(({ high, low, wetDays }, index) => (
              <tr key={monthName(index + 1, language, 'long')}>
                <th scope="row">{monthName(index + 1, language, 'long')}</th>
                <td>{formatDegrees(high, language)}</td>
                <td>{formatDegrees(low, language)}</td>
                <td>{wetDays}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
