import { Check, Download, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { OfflineState } from '#src/offline/offline.ts';
import type { Readiness } from '#src/offline/readiness.ts';
import { Button } from '#src/ui/button.tsx';
import { formatBytes } from '#src/wording/units.ts';
import { useOffline, useOfflineActions } from '../use-offline.ts';
import styles from './readiness-line.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The share of the app that is stored on this device, and a button for the rest; nothing until it is known. */
export function ReadinessLine() {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const readiness = useOffline((state) => state.readiness);
  const keptMaps = useOffline((state) => state.keptMaps);
  switch (readiness.status) {
    case 'unknown':
      return null;
    case 'unsupported':
      return <p className={styles['line']}>{t('readiness.unsupported')}</p>;
    case 'ready':
      return (
        <p className={styles['line']} data-ready="true">
          <Check {...ICON} />
          <strong>{t('readiness.ready')}</strong>
          {t('readiness.readyDetail', { size: formatBytes(readiness.bytes, language) })}
          <KeptMapsWords kept={keptMaps} />
        </p>
      );
    case 'storing':
      return (
        <p className={styles['line']}>
          <LoaderCircle {...ICON} />
          <strong>{t('readiness.loading')}</strong>
          {t('readiness.loadingDetail', {
            have: formatBytes(readiness.haveBytes, language),
            total: formatBytes(readiness.totalBytes, language),
          })}
        </p>
      );
    case 'missing':
    case 'failed':
      return <MissingPack readiness={readiness} />;
    default:
      return readiness satisfies never;
  }
}

/** The detailed maps that trips keep; nothing without any. */
function KeptMapsWords({ kept }: { kept: OfflineState['keptMaps'] }) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  if (kept === null) return null;
  const size = formatBytes(kept.bytes, language);
  return (
    <span>{t(kept.isWhole ? 'readiness.keptMaps' : 'readiness.keptMapsPartly', { size })}</span>
  );
}

type MissingPackProps = { readiness: Extract<Readiness, { status: 'missing' | 'failed' }> };

function MissingPack({ readiness }: MissingPackProps) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const offline = useOffline((state) => state.connection === 'offline');
  const { storePack } = useOfflineActions();
  const failed = readiness.status === 'failed';
  const Icon = failed ? TriangleAlert : Download;
  return (
    <div className={styles['missing']}>
      <p className={styles['line']}>
        <Icon {...ICON} />
        {failed ? t('readiness.failed') : t('readiness.missing')}
      </p>
      {offline ? null : (
        <Button onClick={storePack}>
          {readiness.status === 'failed' || readiness.missingBytes === 0
            ? t('readiness.retry')
            : t('readiness.store', { size: formatBytes(readiness.missingBytes, language) })}
        </Button>
      )}
    </div>
  );
}
