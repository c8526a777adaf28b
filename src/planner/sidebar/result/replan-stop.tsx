import { RotateCcw, Smartphone } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import { wordsFor } from '../error-words.ts';
import styles from './replan-stop.module.css';

type ReplanStopProps = {
  /** The index of the stop. */
  at: number;
  /** False when there is certainly no connection. */
  connected: boolean;
};

/** Why a stop is not planned, and planning it alone, by the service again or on the device. */
export function ReplanStop({ at, connected }: ReplanStopProps) {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const planning = usePlanner((state) => state.planning);
  if (planning.status !== 'ready') return null;
  const { running = null, failures = {} } = planning.replanning ?? {};
  const failure = failures[at];
  const isRunning = running === at;
  const isWaiting = running !== null || planning.saving.status !== 'ready';
  const words = failure === undefined ? null : wordsFor(failure, connected);
  return (
    <div className={styles['replan']}>
      <output className={styles['news']}>
        {isRunning ? <p>{t('replan.running')}</p> : null}
        {words === null || isRunning ? null : (
          <>
            <p className={styles['failure']}>{t(words.title)}</p>
            {words.texts.map((text) =>
              text === 'error.kept' ? null : <p key={text}>{t(text)}</p>,
            )}
          </>
        )}
      </output>
      <div className={styles['actions']}>
        <Button
          look="primary"
          disabled={isWaiting}
          onClick={() => void store.replanStop(at, 'again')}
        >
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
          {t(words === null ? 'replan.plan' : 'error.retry')}
        </Button>
        {failure?.deviceCanPlan === true ? (
          <Button disabled={isWaiting} onClick={() => void store.replanStop(at, 'on-device')}>
            <Smartphone size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('error.device')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
