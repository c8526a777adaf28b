import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './gear-failed.module.css';

/** Says that what was marked as owned could not be stored. */
export function GearFailed({ failed }: { failed: boolean }) {
  const { t } = useTexts('result');
  if (!failed) return null;
  return (
    <p role="alert" className={styles['failed']}>
      {t('equipment.ownFailed')}
    </p>
  );
}
