import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterPaints } from '#src/timing/after-next-paint.ts';

type FoldedProps = {
  folded: boolean;
  /** The browser's "find in page" found something in it, and it shall be unfolded. */
  onFound: () => void;
  /** Rendered after all that a new result shows: what is folded in it is a third of its elements. */
  later?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** First screen, list and ideas, days and facts, markers on the map. */
const PAINTS_OF_RESULT = 4;

/**
 * Folded away, where the browser's "find in page" still finds its text and unfolds it; other browsers
 * just hide it. React knows `hidden` as a boolean only.
 */
export function Folded({ folded, onFound, later = false, id, className, children }: FoldedProps) {
  const element = useRef<HTMLDivElement>(null);
  const [rendered, setRendered] = useState(!folded || !later);
  if (!folded && !rendered) setRendered(true);
  useEffect(() => {
    if (rendered) return undefined;
    let mounted = true;
    const renderForPaper = (): void => flushSync(() => setRendered(true));
    addEventListener('beforeprint', renderForPaper);
    void afterPaints(PAINTS_OF_RESULT).then(() => {
      if (mounted) startTransition(() => setRendered(true));
    });
    return () => {
      mounted = false;
      removeEventListener('beforeprint', renderForPaper);
    };
  }, [rendered]);
  useLayoutEffect(() => {
    if (folded) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [folded]);
  useEffect(() => {
    const found = element.current;
    found?.addEventListener('beforematch', onFound);
    return () => found?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <div ref={element} id={id} className={className}>
      {rendered ? children : null}
    </div>
  );
}
