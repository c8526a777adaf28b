import { useRouteContext } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './footer.module.css';
import { InstallOffer } from './install-offer.tsx';
import { ReadinessLine } from './readiness-line.tsx';
import { WordMark } from './word-mark.tsx';

/** Who made this, how to write to them, and whether it is ready for the road. */
export function Footer() {
  const { t } = useTranslation();
  const { app } = useRouteContext({ from: '__root__' });
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div className={styles['about']}>
          <WordMark />
          <p className={styles['tagline']}>{t('tagline')}</p>
        </div>
        <div className={styles['device']}>
          <ReadinessLine />
          <InstallOffer />
        </div>
        <div>
          <h2 className={styles['heading']}>{t('footer.contact')}</h2>
          <a className={styles['link']} href={`mailto:${app.contactEmail}`}>
            {app.contactEmail}
          </a>
        </div>
      </div>
      <p className={styles['copyright']}>
        {t('footer.copyright', { year: app.today().slice(0, 4) })}
      </p>
    </footer>
  );
}
