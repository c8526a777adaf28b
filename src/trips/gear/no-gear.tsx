import { Link } from '@tanstack/react-router';
import { useTexts } from '#src/i18n/use-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { TrailPicture } from '../list/trail-picture.tsx';
import styles from '../list/no-trips.module.css';

/** The empty state of the gear page. */
export function NoGear() {
  const { t } = useTexts('trips');
  return (
    <div className={styles['empty']}>
      <TrailPicture />
      <h2 className={styles['heading']}>{t('gear.emptyHeading')}</h2>
      <p className={styles['text']}>{t('gear.emptyText')}</p>
      <Link to="/trips" className={buttonClass('primary')}>
        {t('gear.emptyAction')}
      </Link>
    </div>
  );
}
