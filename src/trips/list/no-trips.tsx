import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './no-trips.module.css';
import { TrailPicture } from './trail-picture.tsx';

/** The empty state of the trips page. */
export function NoTrips() {
  const { t } = useTexts('trips');
  return (
    <div className={styles['empty']}>
      <TrailPicture />
      <h2 className={styles['heading']}>{t('empty.heading')}</h2>
      <p>{t('empty.text')}</p>
    </div>
  );
}
