import { Suspense, lazy } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './readiness-line.module.css';
import { useOffline } from '../use-offline.ts';

const ReadinessText = lazy(async () => {
  const { ReadinessText: text } = await import('./readiness-text.tsx');
  return { default: text };
});

/** What of the product is on this device, as counted in its caches; nothing where nobody has counted. */
export function ReadinessLine() {
  const { t } = useTexts('frame');
  const readiness = useOffline((state) => state.readiness);
  const offline = useOffline((state) => state.connection === 'offline');
  if (readiness.status === 'unknown') return null;
  if (readiness.status === 'unsupported') {
    return <p className={styles['line']}>{t('readiness.unsupported')}</p>;
  }
  return (
    <Suspense>
      <ReadinessText readiness={readiness} offline={offline} />
    </Suspense>
  );
}
