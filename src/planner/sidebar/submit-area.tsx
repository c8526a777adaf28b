import { ArrowRight, Smartphone, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner } from '../planner-context.ts';
import styles from './submit-area.module.css';

type SubmitAreaProps = {
  /** Id of the form it submits. */
  formId: string;
  /** Cancels the running request; null while there is none. */
  onCancel: (() => void) | null;
  /** Below the button. */
  children: ReactNode;
};

/**
 * The submit button; outlined while an error box offers the primary action. Disabled during a request
 * and while a date is missing. Cancel comes before it, so that a double click does not hit it.
 */
export function SubmitArea({ formId, onCancel, children }: SubmitAreaProps) {
  const { t } = useTexts('planner');
  const loading = usePlanner((state) => state.planning.status === 'loading');
  const failed = usePlanner(({ planning }) => planning.status === 'failed');
  const changing = usePlanner((state) => state.changing !== null);
  const missing = usePlanner(({ draft }) => draft.startDate === '' || draft.endDate === '');
  return (
    <div className={styles['area']} data-loading={loading}>
      {onCancel === null ? null : (
        <Button look="quiet" wide onClick={onCancel}>
          {t('loading.cancel')}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        look={failed ? 'outlined' : 'primary'}
        wide
        disabled={loading || missing}
      >
        {t(loading ? 'form.submitting' : changing ? 'form.submit-change' : 'form.submit')}
        {loading ? null : <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
      </Button>
      {children}
    </div>
  );
}

type PlanOriginProps = { onDevice: boolean; length: 'full' | 'short' };

/** Where the recommendation will come from. */
export function PlanOrigin({ onDevice, length }: PlanOriginProps) {
  const { t } = useTexts('planner');
  const who = onDevice ? 'device' : 'service';
  const Icon = onDevice ? Smartphone : Sparkles;
  return (
    <p className={styles['origin']}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {t(length === 'full' ? `origin.${who}` : `origin.${who}-short`)}
    </p>
  );
}
