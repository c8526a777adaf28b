import { formatDay } from '#src/wording/days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './article-facts.module.css';
import type { ArticleHead } from './article.ts';

/** Date and reading time. */
export function ArticleFacts({ article }: { article: Pick<ArticleHead, 'date' | 'readingTime'> }) {
  const { t } = useTexts('blog');
  return (
    <p className={styles['facts']}>
      <time dateTime={article.date}>{formatDay(article.date, useLanguage())}</time>
      <span className={styles['dot']} aria-hidden="true">
        •
      </span>
      {t('minutes', { count: article.readingTime })}
    </p>
  );
}
