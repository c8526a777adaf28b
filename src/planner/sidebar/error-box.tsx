import { RotateCcw, Smartphone, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import type { PlanningFailure } from '../store/planner-state.ts';
import styles from './error-box.module.css';
import { wordsFor } from './error-words.ts';

type ErrorBoxProps = {
  failure: PlanningFailure;
  /** False when there is certainly no connection. */
  connected: boolean;
  onRetry: () => void;
  onPlanOnDevice: () => void;
};

/** Names the failure, what is kept, and what to do. Takes the focus when it appears. */
export function ErrorBox({ failure, connected, onRetry, onPlanOnDevice }: ErrorBoxProps) {
  const { t } = useTexts('planner');
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, []);
  const words = wordsFor(failure, connected);
  const deviceFirst = words.lasting && failure.deviceCanPlan;
  const retry = words.retry ? <Retry first={!deviceFirst} onRetry={onRetry} /> : null;
  return (
    <div ref={box} className={styles['box']} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles['title']}>
        <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
        {t(words.title)}
      </h2>
      {words.texts.map((text) => (
        <p key={text}>{t(text)}</p>
      ))}
      {words.detail === '' ? null : <p className={styles['detail']}>{words.detail}</p>}
      {deviceFirst ? null : retry}
      {failure.deviceCanPlan ? (
        <>
          <Button look={deviceFirst ? 'primary' : 'outlined'} wide onClick={onPlanOnDevice}>
            <Smartphone size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('error.device')}
          </Button>
          <p className={styles['detail']}>{t('error.device-text')}</p>
        </>
      ) : null}
      {deviceFirst ? retry : null}
    </div>
  );
}

function Retry({ first, onRetry }: { first: boolean; onRetry: () => void }) {
  const { t } = useTexts('planner');
  return (
    <Button look={first ? 'primary' : 'outlined'} wide onClick={onRetry}>
      <RotateCcw size={20} strokeWidth={1.75} aria-hidden="true" />
      {t('error.retry')}
    </Button>
  );
}
