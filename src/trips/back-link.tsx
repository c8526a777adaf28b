import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './back-link.module.css';

/** Back to the list of the saved trips, at the top of the pages below it. */
export function BackLink() {
  const { t } = useTexts('trips');
  return (
    <Link to="/trips" className={styles['back']}>
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      {t('trip.back')}
    </Link>
  );
}
