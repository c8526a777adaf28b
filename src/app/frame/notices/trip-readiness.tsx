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
 * is known. On a trip's own page it says first that the trip is saved.
 */
export function TripReadiness({ onTrip = false }: { onTrip?: boolean }) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const readiness = useOffline((state) => state.readiness);
  switch (readiness.status) {
    case 'unknown':
      return null;
    case 'unsupported':
      return (
        <p className={styles['line']}>
          <Saved shown={onTrip} />
          {t('readiness.unsupported')}
        </p>
      );
    case 'ready':
      return (
        <p className={styles['line']} data-ready={onTrip ? 'on-trip' : true}>
          <CloudCheck {...ICON} />
          {t(onTrip ? 'readiness.onDevice' : 'readiness.ready')}
        </p>
      );
    case 'storing':
      return (
        <p className={styles['line']}>
          <Saved shown={onTrip} />
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
      return <Missing readiness={readiness} onTrip={onTrip} />;
    default:
      return readiness satisfies never;
  }
}

function Saved({ shown }: { shown: boolean }) {
  const { t } = useTexts('frame');
  return shown ? <span className={styles['saved']}>{t('readiness.saved')}</span> : null;
}

type MissingProps = {
  onTrip: boolean;
  readiness: Extract<Readiness, { status: 'missing' | 'failed' }>;
};

function Missing({ onTrip, readiness }: MissingProps) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const { status, parts, missingBytes } = readiness;
  const offline = useOffline((state) => state.connection === 'offline');
  const { storePack } = useOfflineActions();
  const named = (parts ?? []).map((part) => t(`readiness.part.${part}`)).join(', ');
  const told = status === 'failed' ? t('readiness.failed') : t('readiness.missing');
  return (
    <p className={styles['line']}>
      <Saved shown={onTrip} />
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
