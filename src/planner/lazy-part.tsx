import { RotateCcw } from 'lucide-react';
import { Component, Suspense, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { once } from '#src/timing/once.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './lazy-part.module.css';

type LazyPart<P> = ComponentType<P> & { preload: () => Promise<void> };

/**
 * A part of the page that is loaded when it is first rendered, or by `preload`; until then nothing
 * is in its place. Where it, or its texts, cannot be loaded the page goes on without it: the part
 * says so and offers to try again (`reported`), or stays away, where nobody asked for it (`left-out`).
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
        // React.lazy remembers its failure: the next attempt is another.
        attempt = newAttempt();
        throw error;
      }),
    );
  let attempt = newAttempt();

  function Part(props: P) {
    // What is loaded is rendered without suspending.
    const [{ Shown, tries }, setShown] = useState(() => ({ Shown: loaded ?? attempt, tries: 0 }));
    const retry = () => setShown({ Shown: loaded ?? attempt, tries: tries + 1 });
    return (
      <PartBoundary
        key={tries}
        failure={onFailure === 'reported' ? <PartFailed onRetry={retry} /> : null}
      >
        <Suspense fallback={null}>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(Part, { preload: async () => void (await loadOnce()) });
}

type PartBoundaryProps = { failure: ReactNode; children: ReactNode };

/** Shows `failure` in place of children that throw. */
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
