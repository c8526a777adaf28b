import { Check } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { RECOMMEND_STEPS } from '#src/domain/trip/recommend-step.ts';
import type { RecommendStep } from '#src/domain/trip/recommend-step.ts';
import type { StopInProgress } from '#src/domain/stops/plan-stops.ts';
import styles from './loading-view.module.css';
import { Suitcase } from './suitcase.tsx';
import { useAfterDelay } from './use-after-delay.ts';

/** The three stages shown, each with the last pipeline step that belongs to it. */
const STAGES = [
  { device: 'understand', service: 'understand-service', last: 'analyse' },
  { device: 'equipment', service: 'equipment', last: 'products' },
  { device: 'write', service: 'write-service', last: 'compose' },
] as const satisfies readonly { device: string; service: string; last: RecommendStep }[];

/** After this the view says what takes its time: the service, or the data for the device. */
const SLOW_AFTER_MS = { service: 10_000, device: 5000 };

type StageState = 'done' | 'running' | 'waiting';

type LoadingViewProps = {
  step: RecommendStep;
  /** Where the recommendation is computed. */
  by: 'device' | 'service';
  /** Which of the stops is being planned; none on a trip of one stop. */
  stop?: StopInProgress | undefined;
};

/** Progress of the recommendation, with placeholders for the result. */
export function LoadingView({ step, by, stop }: LoadingViewProps) {
  const { t } = useTexts('planner');
  const slow = useAfterDelay(true, SLOW_AFTER_MS[by]);
  const running = STAGES.find(({ last }) => place(step) <= place(last));
  return (
    <div className={styles['loading']}>
      <Suitcase />
      <p className={styles['german']} lang="de">
        {t('loading.german')}
      </p>
      <p className={styles['translation']}>{t('loading.translation')}</p>
      {stop === undefined ? null : (
        <output className={styles['stop']}>
          {t('loading.stop', { number: stop.at + 1, count: stop.of })}
        </output>
      )}
      <Steps step={step} by={by} />
      <output className={styles['news']}>
        <VisuallyHidden>{running === undefined ? '' : t(`loading.${running[by]}`)}</VisuallyHidden>
        {slow ? <p>{t(`loading.slow-${by}`)}</p> : null}
      </output>
      <div className={styles['skeletons']} aria-hidden="true">
        <Skeleton width={112} height={22} />
        <Skeleton width="100%" height={15} />
        <Skeleton width="92%" height={15} />
        <Skeleton width="58%" height={15} />
        <div className={styles['chart']}>
          <Skeleton width="100%" height={220} />
        </div>
      </div>
    </div>
  );
}

function Steps({ step, by }: Pick<LoadingViewProps, 'step' | 'by'>) {
  const { t } = useTexts('planner');
  return (
    <ol className={styles['steps']} aria-label={t('loading.steps')}>
      {STAGES.map((stage, index) => {
        const state = stageState(step, stage.last, STAGES[index - 1]?.last);
        return (
          <li key={stage.last} data-state={state}>
            {state === 'done' ? <Check size={18} strokeWidth={1.75} aria-hidden="true" /> : <i />}
            {t(`loading.${stage[by]}`)}
            <VisuallyHidden>{`, ${t(`loading.step-${state}`)}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
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
