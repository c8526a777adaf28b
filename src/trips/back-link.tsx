import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './back-link.module.css';

/** Back to the list of the saved trips, at the top of the pages below it; beside it when the trip is. */
export function BackLink({ children }: { children?: ReactNode }) {
  const { t } = useTexts('trips');
  return (
    <div className={styles['row']}>
      <Link to="/trips" className={styles['back']}>
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('trip.back')}
      </Link>
      {children}
    </div>
  );
}
