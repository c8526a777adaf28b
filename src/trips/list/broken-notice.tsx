import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { BrokenRecord } from '#src/domain/ports.ts';
import styles from './broken-notice.module.css';

/** Says that records could not be read, that nothing is lost, and what to do. */
export function BrokenNotice({ broken }: { broken: readonly BrokenRecord[] }) {
  const { t } = useTexts('trips');
  if (broken.length === 0) return null;
  return (
    <section className={styles['notice']} aria-labelledby="broken-heading">
      <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <h2 id="broken-heading" className={styles['heading']}>
          {t('broken.heading', { count: broken.length })}
        </h2>
        <p>{t('broken.text')}</p>
        <p>
          <Link to="/trips/backup">{t('copies.keep')}</Link>
        </p>
        <details>
          <summary>{t('broken.details')}</summary>
          <ul className={styles['records']}>
            {reasonsById(broken).map(([id, reasons]) => (
              <li key={id}>
                <code>{id}</code>: {reasons}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

/** A record may have been set aside more than once. */
function reasonsById(broken: readonly BrokenRecord[]): [string, string][] {
  const reasons = new Map<string, string>();
  for (const { id, reason } of broken) {
    const known = reasons.get(id);
    reasons.set(id, known === undefined || known === reason ? reason : `${known}; ${reason}`);
  }
  return [...reasons];
}
