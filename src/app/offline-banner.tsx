import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './offline-banner.module.css';
import { useOffline } from './use-offline.ts';

/** Says that there is no connection, and what works all the same. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const offline = useOffline((state) => state.connection === 'offline');
  const ready = useOffline((state) => state.readiness.status === 'ready');
  return (
    <div aria-live="polite" className={styles['region']}>
      {offline ? (
        <div className={styles['banner']}>
          <WifiOff size={20} strokeWidth={1.75} aria-hidden="true" />
          <p>
            <strong>{t('offline.heading')}</strong>{' '}
            {ready ? t('offline.ready') : t('offline.partly')}
          </p>
        </div>
      ) : null}
    </div>
  );
}
