import { RotateCcw } from 'lucide-react';
import { Component, Suspense, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { once } from '#src/timing/once.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './lazy-part.module.css';

type LazyPart<P> = ComponentType<P> & { preload: () => Promise<void> };

/**
 * A component that is loaded when first rendered, or by `preload`; renders nothing until then. If it
 * or its texts cannot be loaded, it shows a message with a retry (`reported`), or nothing
 * (`left-out`).
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
    return (
      <PartBoundary
        key={tries}
        failure={onFailure === 'reported' ? <PartFailed onRetry={retry} /> : null}
      >
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(Part, { preload: async () => void (await loadOnce()) });
}

type PartBoundaryProps = { failure: ReactNode; children: ReactNode };

/** Error boundary that renders `failure` in place of its children. */
class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render() {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('planner');
  return (
    <div className={styles['failed']} role="alert">
      <p>{t('part-failed')}</p>
      <Button onClick={onRetry}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('error.retry')}
      </Button>
    </div>
  );
}
