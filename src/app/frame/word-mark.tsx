import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './word-mark.module.css';

/** Glyph and name, as header and footer show them. */
export function WordMark() {
  const { t } = useTexts('frame');
  return (
    <span className={styles['mark']} translate="no">
      <Glyph />
      {t('brand')}
    </span>
  );
}

/** A map pin whose eye is a contour line. */
function Glyph() {
  return (
    <svg className={styles['glyph']} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className={styles['pin']}
        d="M16.5 31C15.3 24.6 4 19.8 4 11.9a12 11.9 0 0 1 24 0C28 19.5 18 24.6 16.5 31z"
      />
      <path
        className={styles['contour']}
        d="M16 4.6c4.3-.2 7.8 3 7.8 7.2 0 4-3.2 7.4-7.6 7.5-4.4.2-8-2.9-8-7.1 0-4.1 3.4-7.4 7.8-7.6z"
      />
      <path
        className={styles['summit']}
        d="M16.2 8.9c2-.1 3.4 1 3.4 2.9s-1.5 3.1-3.4 3.1c-2 0-3.7-1.2-3.7-3.1 0-1.7 1.7-2.8 3.7-2.9z"
      />
    </svg>
  );
}
