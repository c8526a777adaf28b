import { RotateCcw, Smartphone, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import type { PlanningFailure } from '../planner-state.ts';
import styles from './error-box.module.css';
import { wordsFor } from './error-words.ts';

type ErrorBoxProps = {
  failure: PlanningFailure;
  onRetry: () => void;
  onPlanOnDevice: () => void;
};

/** What happened, what is kept, and what to do: the traveller's words first. */
export function ErrorBox({ failure, onRetry, onPlanOnDevice }: ErrorBoxProps) {
  const { t } = useTranslation('planner');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, []);
  const words = wordsFor(failure);
  return (
    <div ref={box} className={styles['box']} role="alert" tabIndex={-1}>
      <h2 className={styles['title']}>
        <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
        {t(words.title)}
      </h2>
      {words.texts.map((text) => (
        <p key={text}>{t(text)}</p>
      ))}
      {words.detail === '' ? null : <p className={styles['detail']}>{words.detail}</p>}
      {words.retry ? (
        <Button look="primary" wide onClick={onRetry}>
          <RotateCcw size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('error.retry')}
        </Button>
      ) : null}
      {failure.deviceCanPlan ? (
        <>
          <Button wide onClick={onPlanOnDevice}>
            <Smartphone size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('error.device')}
          </Button>
          <p className={styles['detail']}>{t('error.device-text')}</p>
        </>
      ) : null}
    </div>
  );
}
