import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './message-page.module.css';
import { OffTheMap } from './off-the-map.tsx';

/** For every address that is no page of ours. */
export function NotFoundPage() {
  const { t } = useTexts('frame');
  return (
    <section className={styles['page']}>
      <OffTheMap />
      <h1 className={styles['heading']}>{t('notFound.heading')}</h1>
      <p className={styles['text']}>{t('notFound.text')}</p>
      <div className={styles['actions']}>
        <Link to="/planner" className={buttonClass('primary')}>
          {t('notFound.planner')}
        </Link>
        <Link to="/" className={buttonClass('outlined')}>
          {t('notFound.home')}
        </Link>
      </div>
    </section>
  );
}
