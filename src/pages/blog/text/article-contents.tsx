import type { Language } from '#src/domain/language/language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './article-contents.module.css';
import type { ArticlePart } from './article-parts.ts';

/** Fewer headings are seen at a glance. */
const LEAST = 3;

type ArticleContentsProps = { parts: readonly ArticlePart[]; language: Language };

/** Links to the headings of an article; plain ones, so that /de/blog/… keeps its address. */
export function ArticleContents({ parts, language }: ArticleContentsProps) {
  const { t } = useTexts('blog');
  const headings = parts.filter(({ id }) => id !== '');
  if (headings.length < LEAST) return null;
  return (
    <nav className={styles['contents']} aria-labelledby="contents">
      <h2 id="contents" className={styles['title']}>
        {t('contents')}
      </h2>
      <ol className={styles['list']} lang={language}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles['link']}>
              {title.split(':')[0]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
