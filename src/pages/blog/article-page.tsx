import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { IsoDay } from '#src/domain/days/day.ts';
import { formatDay } from '#src/wording/days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article-page.module.css';
import { AtAGlance } from './at-a-glance.tsx';
import { ArticleBlocks } from './blocks/article-blocks.tsx';
import type { LoadedArticle } from './load-article.ts';
import { PlanLink } from './plan-link.tsx';
import { useArticleText } from './use-article-text.ts';

/** One article: picture, the place at a glance, the text, and a link to the planner. */
export function ArticlePage({ heads, text: loaded, today }: LoadedArticle & { today: IsoDay }) {
  const { t } = useTexts('blog');
  const language = useLanguage();
  const article = heads[language];
  const text = useArticleText(article.slug, loaded);
  return (
    <article className={styles['page']}>
      <img
        className={styles['picture']}
        data-slug={article.slug}
        src={article.image}
        alt={article.imageAlt}
        width={1600}
        height={900}
        fetchPriority="high"
      />
      <div className={styles['columns']}>
        <header className={styles['head']}>
          <Link to="/blog" className={styles['back']}>
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('back')}
          </Link>
          <h1 className={styles['title']}>{article.title}</h1>
          <ArticleFacts article={article} />
        </header>
        <AtAGlance article={article} today={today} />
        <div className={styles['text']}>
          <ArticleBlocks slug={article.slug} text={text} />
          <footer className={styles['end']}>
            <p className={styles['asOf']}>
              {t('factsAsOf', { day: formatDay(article.factsAsOf, language) })}
            </p>
            <PlanLink article={article} today={today} />
          </footer>
        </div>
      </div>
    </article>
  );
}
