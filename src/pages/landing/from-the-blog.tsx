import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleFacts } from '../blog/article-facts.tsx';
import { NEWEST_HEADS } from '../blog/article-heads.ts';
import type { ArticleHead } from '../blog/article.ts';
import styles from './from-the-blog.module.css';

/** The newest article large, the others as a list beside it. */
export function FromTheBlog() {
  const { t } = useTranslation('landing');
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
        {NEWEST_HEADS.map(({ [language]: article }) => (
          <Article key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  );
}

/** The whole card leads to the article; its one link is the title's. */
function Article({ article }: { article: ArticleHead }) {
  return (
    <li className={styles['article']} data-slug={article.slug}>
      <img
        className={styles['picture']}
        src={article.image}
        alt={article.imageAlt}
        width={1600}
        height={900}
        loading="lazy"
      />
      <div className={styles['words']}>
        <ArticleFacts article={article} />
        <h3 className={styles['title']}>
          <Link to="/blog/$slug" params={{ slug: article.slug }} className={styles['link']}>
            {article.title}
          </Link>
        </h3>
        <p className={styles['excerpt']}>{article.excerpt}</p>
      </div>
    </li>
  );
}
