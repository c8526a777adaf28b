import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ArticleCard } from './article-card.tsx';
import { NEWEST_HEADS } from './article-heads.ts';
import styles from './blog-page.module.css';

/** All articles as cards, wide and narrow in turn. */
export function BlogPage() {
  const { t } = useTexts('blog');
  const language = useLanguage();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
      </header>
      <ul className={styles['grid']}>
        {NEWEST_HEADS.map(({ [language]: article }, index) => (
          <ArticleCard
            key={article.slug}
            article={article}
            titleAs="h2"
            layout="tall"
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </ul>
    </div>
  );
}
