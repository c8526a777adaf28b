import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleFacts } from './article-facts.tsx';
import { NEWEST_HEADS } from './article-heads.ts';
import type { ArticleHead } from './article.ts';
import styles from './blog-page.module.css';

/** All articles as cards, wide and narrow in turn. */
export function BlogPage() {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
      </header>
      <ul className={styles['grid']}>
        {NEWEST_HEADS.map(({ [language]: article }) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ul>
    </div>
  );
}

/** The whole card leads to the article; its one link is the title's. */
function ArticleCard({ article }: { article: ArticleHead }) {
  const { t } = useTranslation('blog');
  return (
    <li className={styles['card']} data-slug={article.slug}>
      <img
        className={styles['picture']}
        src={article.image}
        alt={article.imageAlt}
        width={1600}
        height={900}
      />
      <ArticleFacts article={article} />
      <h2 className={styles['cardTitle']}>
        <Link to="/blog/$slug" params={{ slug: article.slug }} className={styles['link']}>
          {article.title}
        </Link>
      </h2>
      <p className={styles['excerpt']}>{article.excerpt}</p>
      <p className={styles['more']} aria-hidden="true">
        {t('readMore')}
        <ArrowRight size={18} strokeWidth={1.75} />
      </p>
    </li>
  );
}
