import { Share, TriangleAlert } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './notes.module.css';

/** Warns that iOS deletes a tab's storage, and says how trips move to the installed app, which has its own. */
export function IosNote() {
  const { t } = useTexts('backup');
  return (
    <aside className={styles['note']} data-look="sun" aria-labelledby="ios-heading">
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p id="ios-heading" className={styles['title']}>
          {t('ios.heading')}
        </p>
        <ol className={styles['steps']}>
          <li>
            {t('ios.share')} <Share size={17} strokeWidth={1.75} aria-hidden="true" />
          </li>
          <li>{t('ios.add')}</li>
          <li>{t('ios.move')}</li>
        </ol>
      </div>
    </aside>
  );
}
