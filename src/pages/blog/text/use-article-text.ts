import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import type { ArticleSlug } from '../article-slugs.ts';
import { loadText } from '../load-article.ts';
import type { ArticleText } from '../load-article.ts';
import { readingPlaceIn, showReadingPlace } from './reading-place.ts';
import type { ReadingPlace } from './reading-place.ts';

/**
 * The article's text in the interface language; the previous text while that loads, or if it fails.
 * The passage of `shown` that is being read keeps its place on the screen when the language changes.
 */
export function useArticleText(
  slug: ArticleSlug,
  loaded: ArticleText,
  shown: RefObject<Element | null>,
): ArticleText {
  const language = useLanguage();
  const [text, setText] = useState(loaded);
  const isShown = text.language === language;
  const keepPlace = useKeptPlace(shown);
  useEffect(() => {
    if (isShown) return undefined;
    let outdated = false;
    loadText(slug, language).then(
      (arrived) => {
        if (outdated) return;
        keepPlace();
        setText(arrived);
      },
      (error: unknown) => console.error('Error loading the article in another language', error),
    );
    return () => {
      outdated = true;
    };
  }, [slug, language, isShown, keepPlace]);
  return text;
}

/**
 * Shows the reading place again that was there before the next render. Title and box change with the
 * language, the text when it has arrived: the returned function is called before that.
 */
function useKeptPlace(shown: RefObject<Element | null>): () => void {
  const i18n = useI18n();
  const place = useRef<ReadingPlace | null>(null);
  const [keep] = useState(() => () => {
    place.current = shown.current === null ? null : readingPlaceIn(shown.current);
  });
  useEffect(() => {
    i18n.on('languageChanged', keep);
    return () => i18n.off('languageChanged', keep);
  }, [i18n, keep]);
  useLayoutEffect(() => {
    if (place.current !== null && shown.current !== null) {
      showReadingPlace(shown.current, place.current);
    }
    place.current = null;
  });
  return keep;
}
