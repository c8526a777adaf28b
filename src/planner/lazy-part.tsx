import { RotateCcw } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { once } from '#src/timing/once.ts';
import { Button } from '#src/ui/button.tsx';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import styles from './lazy-part.module.css';

type LazyPart<P> = ComponentType<P> & { preload: () => Promise<void> };

/**
 * A component that is loaded when first rendered, or by `preload`; renders nothing until then. If it
 * or its texts cannot be loaded, or it throws, it shows a message with a retry (`reported`), or
 * nothing (`left-out`).
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onFailure: 'reported' | 'left-out',
): LazyPart<P> {
  let loaded: ComponentType<P> | null = null;
  const loadOnce = once(async () => {
    loaded = await load();
    return { default: loaded };
  });
  const newAttempt = (): ComponentType<P> =>
    lazy(() =>
      loadOnce().catch((error: unknown) => {
        // React.lazy caches a failure: a retry needs a new lazy component.
        attempt = newAttempt();
        throw error;
      }),
    );
  let attempt = newAttempt();

  function Part(props: P) {
    // A loaded component renders without suspending.
    const [{ Content, tries }, setContent] = useState(() => ({
      Content: loaded ?? attempt,
      tries: 0,
    }));
    const retry = () => setContent({ Content: loaded ?? attempt, tries: tries + 1 });
    const failed = () =>
      onFailure === 'reported' ? <PartFailed missing={loaded === null} onRetry={retry} /> : null;
    return (
      <FailureBoundary key={tries} renderFailure={failed}>
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </FailureBoundary>
    );
  }
  return Object.assign(Part, { preload: async () => void (await loadOnce()) });
}

/** `missing`: its code did not load; else it loaded and could not be rendered. */
function PartFailed({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  const { t } = useTexts('planner');
  return (
    <div className={styles['failed']} role="alert">
      <p>{t(missing ? 'part-failed' : 'part-broken')}</p>
      <Button onClick={onRetry}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('error.retry')}
      </Button>
    </div>
  );
}
