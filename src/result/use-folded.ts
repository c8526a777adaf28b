import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Folds an element away where the browser's "find in page" still finds its text and unfolds it
 * (`onFound`); other browsers just hide it. React knows `hidden` as a boolean only.
 */
export function useFolded(folded: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (folded) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [folded]);
  useEffect(() => {
    const found = element.current;
    found?.addEventListener('beforematch', onFound);
    return () => found?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return element;
}
