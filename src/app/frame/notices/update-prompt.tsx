import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Prompt } from './prompt.tsx';
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
    <Prompt text={waiting ? t(applying ? 'loading' : 'update.text') : null}>
      <Button onClick={apply}>{t('update.apply')}</Button>
      <Button look="quiet" onClick={putOffUpdate}>
        {t('update.later')}
      </Button>
    </Prompt>
  );
}
