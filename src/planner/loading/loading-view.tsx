import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { RECOMMEND_STEPS } from '../recommend-trip.ts';
import type { RecommendStep } from '../recommend-trip.ts';
import styles from './loading-view.module.css';
import { Suitcase } from './suitcase.tsx';

/** The three things the traveller waits for, each by the last step of the pipeline it takes. */
const STAGES = [
  { name: 'understand', last: 'analyse' },
  { name: 'equipment', last: 'products' },
  { name: 'write', last: 'compose' },
] as const satisfies readonly { name: string; last: RecommendStep }[];

type StageState = 'done' | 'running' | 'waiting';

type LoadingViewProps = {
  step: RecommendStep;
  /** Null when there is nothing left to call off. */
  onCancel: (() => void) | null;
};

/** What is being worked on, with the result's places held free below. */
export function LoadingView({ step, onCancel }: LoadingViewProps) {
  const { t } = useTranslation('planner');
  return (
    <output className={styles['loading']}>
      <Suitcase />
      <p className={styles['german']} lang="de">
        {t('loading.german')}
      </p>
      <p className={styles['translation']}>{t('loading.translation')}</p>
      <ol className={styles['steps']} aria-label={t('loading.steps')}>
        {STAGES.map(({ name, last }, index) => {
          const state = stageState(step, last, STAGES[index - 1]?.last);
          return (
            <li key={name} data-state={state}>
              {state === 'done' ? <Check size={18} strokeWidth={1.75} aria-hidden="true" /> : <i />}
              {t(`loading.${name}`)}
              <VisuallyHidden>{`, ${t(`loading.step-${state}`)}`}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      {onCancel === null ? null : (
        <Button look="quiet" onClick={onCancel}>
          {t('loading.cancel')}
        </Button>
      )}
      <div className={styles['skeletons']} aria-hidden="true">
        <Skeleton width={112} height={22} />
        <Skeleton width="100%" height={15} />
        <Skeleton width="92%" height={15} />
        <Skeleton width="58%" height={15} />
        <div className={styles['chart']}>
          <Skeleton width="100%" height={220} />
        </div>
      </div>
    </output>
  );
}

function stageState(
  step: RecommendStep,
  last: RecommendStep,
  lastBefore: RecommendStep | undefined,
): StageState {
  if (place(step) > place(last)) return 'done';
  return lastBefore === undefined || place(step) > place(lastBefore) ? 'running' : 'waiting';
}

function place(step: RecommendStep): number {
  return RECOMMEND_STEPS.indexOf(step);
}
