import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import { formatDay } from '#src/wording/days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ArticleContents } from './text/article-contents.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article-page.module.css';
import { articleParts } from './text/article-parts.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { ArticleBlocks } from './blocks/article-blocks.tsx';
import type { LoadedArticle } from './load-article.ts';
import { PlanLink } from './plan-link.tsx';
import { useArticleText } from './text/use-article-text.ts';

/** One article: picture, the place at a glance, contents, the text, and a link to the planner. */
export function ArticlePage({ heads, text: loaded, today }: LoadedArticle & { today: IsoDay }) {
  const { t } = useTexts('blog');
  const language = useLanguage();
  const article = heads[language];
  const blocks = useRef<HTMLDivElement>(null);
  const text = useArticleText(article.slug, loaded, blocks);
  const parts = useMemo(() => articleParts(text.content), [text]);
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
        <div className={styles['side']}>
          <AtAGlance article={article} today={today} />
          <ArticleContents parts={parts} language={text.language} />
        </div>
        <div className={styles['text']}>
          <ArticleBlocks ref={blocks} slug={article.slug} language={text.language} parts={parts} />
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
