import { useState } from 'react';
import { AMERICAN, METRIC } from '#src/domain/units.ts';
import type { Units } from '#src/domain/units.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Prompt } from '../frame/notices/prompt.tsx';
import { isToBeAsked, keepUnits } from './units-choice.ts';

/**
 * Asks a reader in the United States once whether °F, miles and ounces are wanted. To be rendered where figures
 * are: a first visitor has other things to read.
 */
export function UnitsQuestion() {
  const { t } = useTexts('frame');
  const [asks, setAsks] = useState(() => isToBeAsked());
  const answer = (units: Units) => {
    setAsks(false);
    keepUnits(units);
  };
  return (
    <Prompt text={asks ? t('units.ask') : null}>
      <Button onClick={() => answer(AMERICAN)}>{t('units.american')}</Button>
      <Button look="quiet" onClick={() => answer(METRIC)}>
        {t('units.keep')}
      </Button>
    </Prompt>
  );
}
