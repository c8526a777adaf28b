import { useEffect, useState } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ArticleSlug } from './article-slugs.ts';
import { loadText } from './load-article.ts';
import type { ArticleText } from './load-article.ts';

/** The article's text in the interface language; the previous text while that loads, or if it fails. */
export function useArticleText(slug: ArticleSlug, loaded: ArticleText): ArticleText {
  const language = useLanguage();
  const [text, setText] = useState(loaded);
  const isShown = text.language === language;
  useEffect(() => {
    if (isShown) return undefined;
    let outdated = false;
    loadText(slug, language).then(
      (arrived) => {
        if (!outdated) setText(arrived);
      },
      (error: unknown) => console.error('Error loading the article in another language', error),
    );
    return () => {
      outdated = true;
    };
  }, [slug, language, isShown]);
  return text;
}
