import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './update-prompt.module.css';
import { useOffline, useOfflineActions } from '../use-offline.ts';

/** A quiet note that a new version waits. Nothing reloads but by the traveller's click, within seconds. */
export function UpdatePrompt() {
  const { t } = useTexts('frame');
  const waiting = useOffline((state) => state.updateWaiting);
  const { applyUpdate, putOffUpdate } = useOfflineActions();
  const [applying, setApplying] = useState(false);
  const apply = () => {
    setApplying(true);
    applyUpdate();
  };
  return (
    <div aria-live="polite" className={styles['region']}>
      {waiting ? (
        <div className={styles['prompt']}>
          <p>{t(applying ? 'loading' : 'update.text')}</p>
          <div className={styles['actions']}>
            <Button onClick={apply}>{t('update.apply')}</Button>
            <Button look="quiet" onClick={putOffUpdate}>
              {t('update.later')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
