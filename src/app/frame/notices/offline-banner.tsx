import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import type { Readiness } from '#src/offline/readiness.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './offline-banner.module.css';
import { useOffline, useOfflineActions } from '../use-offline.ts';

/** Says that there is no connection, and what works all the same. */
export function OfflineBanner() {
  const { t } = useTexts('frame');
  const offline = useOffline((state) => state.connection === 'offline');
  const readiness = useOffline((state) => state.readiness.status);
  const { countPack } = useOfflineActions();
  // A reading page stores no data, and counts none before it has to say what works.
  const isUnknown = offline && readiness === 'unknown';
  useEffect(() => {
    if (isUnknown) countPack();
  }, [isUnknown, countPack]);
  return (
    <div aria-live="polite" className={styles['region']}>
      {offline ? (
        <div className={styles['banner']}>
          <WifiOff size={20} strokeWidth={1.75} aria-hidden="true" />
          <p>
            <strong>{t('offline.heading')}</strong> {t(`offline.${whatWorks(readiness)}`)}
          </p>
        </div>
      ) : null}
    </div>
  );
}

/** Unknown until the stored files were counted. */
function whatWorks(readiness: Readiness['status']): 'ready' | 'partly' | 'unknown' {
  if (readiness === 'ready') return 'ready';
  return readiness === 'unknown' ? 'unknown' : 'partly';
}
