import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ArticleCard } from '../blog/article-card.tsx';
import { NEWEST_HEADS } from '../blog/article-heads.ts';
import styles from './from-the-blog.module.css';

/** The newest article large, the others as a list beside it. */
export function FromTheBlog() {
  const { t } = useTexts('landing');
  const language = useLanguage();
  return (
    <section className={styles['blog']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{t('blog.heading')}</h2>
        <Link to="/blog" className={styles['all']}>
          {t('blog.all')}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      <ul className={styles['articles']}>
        {NEWEST_HEADS.map(({ [language]: article }, index) => (
          <ArticleCard
            key={article.slug}
            article={article}
            titleAs="h3"
            layout={index === 0 ? 'tall' : 'row'}
            loading="lazy"
          />
        ))}
      </ul>
    </section>
  );
}
