import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './first-list.module.css';

type FirstListNoteProps = { count: number; onAsk: () => void; onSkip: () => void };

/** Above the first list: what it would ask, and two ways to go on. */
export function FirstListNote({ count, onAsk, onSkip }: FirstListNoteProps) {
  const { t } = useTexts('trips');
  return (
    <div className={styles['note']}>
      <p>
        <strong>{t('firstList.heading')}</strong> {t('firstList.offer', { count })}
      </p>
      <div className={styles['ways']}>
        <Button look="outlined" onClick={onAsk}>
          {t('firstList.look')}
        </Button>
        <button type="button" className={styles['quiet']} onClick={onSkip}>
          {t('firstList.skip')}
        </button>
      </div>
    </div>
  );
}
