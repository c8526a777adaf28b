import type { ReactNode } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import { formatCoordinates } from '#src/wording/coordinates.ts';
import { monthName } from '#src/wording/days.ts';
import { RANGE_DASH, formatNumber } from '#src/wording/numbers.ts';
import { formatCelsius } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './at-a-glance.module.css';
import type { ArticleHead } from './article.ts';
import { ARTICLE_CLIMATE } from './climate/article-climate.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { PlanLink } from './plan-link.tsx';

/** Climate and daylight of the article's place in its best month, from the app's own data. */
export function AtAGlance({ article, today }: { article: ArticleHead; today: IsoDay }) {
  const { t } = useTexts('blog');
  const language = useLanguage();
  const { months, best } = ARTICLE_CLIMATE[article.slug];
  const month = months[best.month - 1];
  const name = monthName(best.month, language, 'long');
  return (
    <aside className={styles['box']} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className={styles['title']}>
        {t('glance.title', { place: article.location.name })}
      </h2>
      {month === undefined ? null : (
        <dl className={styles['facts']}>
          <Fact label={t('glance.day', { month: name })}>
            {formatCelsius(month.high, language)}
          </Fact>
          <Fact label={t('glance.night', { month: name })}>
            {formatCelsius(month.low, language)}
          </Fact>
          <Fact label={t('glance.wet')}>
            {t('glance.wetOf', {
              days: formatNumber(month.wetDays, language),
              all: best.days,
            })}
          </Fact>
          <Fact label={t('glance.light')}>{best.sunrise + RANGE_DASH + best.sunset}</Fact>
        </dl>
      )}
      <PlanLink article={article} today={today} wide />
      <p className={styles['point']}>{formatCoordinates(article.location, language)}</p>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
