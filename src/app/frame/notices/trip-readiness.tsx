import { CloudCheck, CloudDownload, LoaderCircle } from 'lucide-react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Readiness } from '#src/offline/readiness.ts';
import { formatBytes } from '#src/wording/units.ts';
import { useOffline, useOfflineActions } from '../use-offline.ts';
import styles from './trip-readiness.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * Whether a saved trip opens whole without a network: the trip itself is read from this device, and what
 * else it needs was counted in the caches. Names what is missing, with a button for it; nothing until it
 * is known.
 */
export function TripReadiness() {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const readiness = useOffline((state) => state.readiness);
  switch (readiness.status) {
    case 'unknown':
      return null;
    case 'unsupported':
      return <p className={styles['line']}>{t('readiness.unsupported')}</p>;
    case 'ready':
      return (
        <p className={styles['line']} data-ready="true">
          <CloudCheck {...ICON} />
          {t('readiness.ready')}
        </p>
      );
    case 'storing':
      return (
        <p className={styles['line']}>
          <LoaderCircle {...ICON} />
          {t('readiness.loading')}{' '}
          {t('readiness.loadingDetail', {
            have: formatBytes(readiness.haveBytes, language),
            total: formatBytes(readiness.totalBytes, language),
          })}
        </p>
      );
    case 'missing':
    case 'failed':
      return <Missing readiness={readiness} />;
    default:
      return readiness satisfies never;
  }
}

type MissingProps = { readiness: Extract<Readiness, { status: 'missing' | 'failed' }> };

function Missing({ readiness: { status, parts, missingBytes } }: MissingProps) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const offline = useOffline((state) => state.connection === 'offline');
  const { storePack } = useOfflineActions();
  const named = (parts ?? []).map((part) => t(`readiness.part.${part}`)).join(', ');
  const told = status === 'failed' ? t('readiness.failed') : t('readiness.missing');
  return (
    <p className={styles['line']}>
      <CloudDownload {...ICON} />
      <span>{named === '' ? told : t('readiness.tripMissing', { parts: named })}</span>
      {offline ? null : (
        <button type="button" className={styles['fetch']} onClick={storePack}>
          {status === 'failed' || missingBytes === null || missingBytes === 0
            ? t('readiness.retry')
            : t('readiness.fetch', { size: formatBytes(missingBytes, language) })}
        </button>
      )}
    </p>
  );
}
