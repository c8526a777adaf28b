import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './article-card.module.css';
import { ArticleFacts } from './article-facts.tsx';
import type { ArticleHead } from './article.ts';

/**
 * An article in a list; renders a list item. The whole card is clickable: its title's link covers
 * it. A row has a small picture at its side, no excerpt and no 'Read more'.
 */
export function ArticleCard({
  article,
  titleAs: Title,
  layout,
  loading,
}: {
  article: ArticleHead;
  titleAs: 'h2' | 'h3';
  layout: 'tall' | 'row';
  loading: 'eager' | 'lazy';
}) {
  return (
    <li className={styles['card']} data-slug={article.slug} data-layout={layout}>
      <img
        className={styles['picture']}
        src={article.image}
        alt={article.imageAlt}
        width={1600}
        height={900}
        loading={loading}
      />
      <div>
        <ArticleFacts article={article} />
        <Title className={styles['title']}>
          <Link to="/blog/$slug" params={{ slug: article.slug }} className={styles['link']}>
            {article.title}
          </Link>
        </Title>
        {layout === 'tall' && <Excerpt article={article} />}
      </div>
    </li>
  );
}

function Excerpt({ article: { excerpt, slug, title } }: { article: ArticleHead }) {
  const { t } = useTexts('blog');
  return (
    <>
      <p className={styles['excerpt']}>{excerpt}</p>
      <Link to="/blog/$slug" params={{ slug }} className={styles['more']}>
        {t('readMore')}
        {/* In the text, not a label: search engines read no labels. */}
        <VisuallyHidden>: {title}</VisuallyHidden>
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </>
  );
}
