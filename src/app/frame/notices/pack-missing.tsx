import { Link } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { TRIPS } from '#src/app/pages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { formatBytes } from '#src/wording/units.ts';
import styles from './pack-missing.module.css';
import { useOffline } from '../use-offline.ts';

/** Without a connection: is something missing here that the planner needs? */
export function useIsPackMissing(): boolean {
  return useOffline(
    ({ connection, readiness }) =>
      connection === 'offline' &&
      (readiness.status === 'missing' || readiness.status === 'failed') &&
      (readiness.parts ?? []).some((part) => part !== 'app'),
  );
}

/** In place of the planner's map: what was not stored before the connection was lost, and what to do. */
export function PackMissing() {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const readiness = useOffline((state) => state.readiness);
  if (readiness.status !== 'missing' && readiness.status !== 'failed') return null;
  const parts = (readiness.parts ?? []).map((part) => t(`readiness.part.${part}`));
  const size = formatBytes(readiness.missingBytes ?? 0, language);
  return (
    <div className={styles['missing']} role="alert">
      <CloudOff size={32} strokeWidth={1.75} aria-hidden="true" />
      <h2>{t('packMissing.heading')}</h2>
      <p>{t('packMissing.text', { parts: parts.join(', '), size })}</p>
      <Link to={TRIPS.path} className={buttonClass('outlined')}>
        {TRIPS.title[language]}
      </Link>
    </div>
  );
}
