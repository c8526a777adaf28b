import { formatNumber } from '#src/wording/numbers.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './drawing.module.css';

/** Height of the Birkkarspitze, the highest summit of the Karwendel, in metres. */
const SUMMIT_METRES = 2749;

/** An elevation profile with three places on it. */
export function ActivityDrawing() {
  const { t } = useTexts('landing');
  const height = `${formatNumber(SUMMIT_METRES, useLanguage())}\u00A0m`;
  return (
    <div className={styles['profile']}>
      <svg viewBox="0 0 276 152" preserveAspectRatio="none">
        <path
          className={styles['land']}
          d="M0 128l21-7 14-16 19-5 16-25 11 5 16-25 12-13 9 9 12-23 16 28 19 14 12 24 20 7 23-9 14 15 23-4 19 11v39H0z"
        />
        <path
          className={styles['ridge']}
          d="M0 128l21-7 14-16 19-5 16-25 11 5 16-25 12-13 9 9 12-23 16 28 19 14 12 24 20 7 23-9 14 15 23-4 19 11"
        />
      </svg>
      <span className={styles['place']} data-at="start" />
      <span className={styles['place']} data-at="summit" />
      <span className={styles['place']} data-at="lake" />
      <span className={styles['summit']}>
        {t('example.summit')}
        <br />
        {height}
      </span>
    </div>
  );
}
