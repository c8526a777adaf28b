import { monthName } from '#src/wording/days.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { formatDegrees } from '#src/wording/units.ts';
import { keepTogether } from '#src/wording/keep-together.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ArticleSlug } from '../article-slugs.ts';
import { ARTICLE_CLIMATE } from '../climate/article-climate.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './climate-strip.module.css';
import { MonthColumn, temperatureScale } from './month-column.tsx';

type ClimateStripProps = { slug: ArticleSlug; caption: string };

/** The year at the article's place: days, nights and wet days by month, drawn and as a table. */
export function ClimateStrip({ slug, caption }: ClimateStripProps) {
  const { t } = useTexts('blog');
  const language = useLanguage();
  const { months, best, elevation } = ARTICLE_CLIMATE[slug];
  const scale = temperatureScale(months);
  const names = months.map((_, index) => ({
    narrow: monthName(index + 1, language, 'narrow'),
    long: monthName(index + 1, language, 'long'),
  }));
  const isBest = (index: number) => index + 1 === best.month;
  const rows = [
    { label: t('climate.day'), text: (high: number) => formatDegrees(high, language), key: 'high' },
    { label: t('climate.night'), text: (low: number) => formatDegrees(low, language), key: 'low' },
    {
      label: t('climate.wet'),
      text: (days: number) => formatNumber(days, language),
      key: 'wetDays',
    },
  ] as const;
  return (
    <figure className={styles['figure']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{keepTogether(caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('climate.month')}</th>
            {names.map(({ narrow, long }, index) => (
              <th key={long} scope="col" data-best={isBest(index)}>
                <abbr title={long}>{narrow}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles['drawn']} aria-hidden="true">
            <th aria-label={t('climate.month')} />
            {months.map((month, index) => (
              <td key={names[index]?.long} data-best={isBest(index)}>
                <MonthColumn month={month} scale={scale} />
              </td>
            ))}
          </tr>
          {rows.map(({ label, text, key }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {months.map((month, index) => (
                <td key={names[index]?.long} data-best={isBest(index)}>
                  {text(month[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className={styles['note']}>
        {t('climate.note', { elevation: formatNumber(elevation, language) })}
      </figcaption>
    </figure>
  );
}
