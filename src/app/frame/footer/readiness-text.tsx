import { Check, Download, LoaderCircle, TriangleAlert } from 'lucide-react';
import { formatBytes } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { Readiness } from '#src/offline/readiness.ts';
import { Button } from '#src/ui/button.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './readiness-line.module.css';
import { useOfflineActions } from '../use-offline.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Counted = Exclude<Readiness, { status: 'unknown' | 'unsupported' }>;
type ReadinessTextProps = { readiness: Counted; offline: boolean };

/** What of the product is on this device, in words, and what can be done about the rest. */
export function ReadinessText({ readiness, offline }: ReadinessTextProps) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  switch (readiness.status) {
    case 'ready':
      return (
        <p className={styles['line']} data-ready="true">
          <Check {...ICON} />
          <strong>{t('readiness.ready')}</strong>
          {t('readiness.readyDetail', { size: formatBytes(readiness.bytes, language) })}
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
      return <MissingPack readiness={readiness} offline={offline} />;
    default:
      return readiness satisfies never;
  }
}

type MissingPackProps = {
  readiness: Extract<Readiness, { status: 'missing' | 'failed' }>;
  offline: boolean;
};

function MissingPack({ readiness, offline }: MissingPackProps) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const { storePack } = useOfflineActions();
  const failed = readiness.status === 'failed';
  const Icon = failed ? TriangleAlert : Download;
  return (
    <div className={styles['missing']}>
      <p className={styles['line']}>
        <Icon {...ICON} />
        {failed ? t('readiness.failed') : t('readiness.missing')}
      </p>
      {offline || readiness.missingBytes === 0 ? null : (
        <Button onClick={storePack}>
          {readiness.status === 'failed'
            ? t('readiness.retry')
            : t('readiness.store', { size: formatBytes(readiness.missingBytes, language) })}
        </Button>
      )}
    </div>
  );
}
