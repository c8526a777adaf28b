import { ArrowRight, Calendar, MapPin, Smartphone, Sparkles } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner } from '../planner-context.ts';
import { missingPart } from '../store/missing-part.ts';
import styles from './submit-area.module.css';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

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
 * and, for assistive technology, while a date is missing: it then says above itself what is missing, and leads
 * there. Cancel comes before it, so that a double click does not hit it.
 */
export function SubmitArea({ formId, onCancel, children }: SubmitAreaProps) {
  const { t } = useTexts('planner');
  const loading = usePlanner((state) => state.planning.status === 'loading');
  const failed = usePlanner(({ planning }) => planning.status === 'failed');
  const changing = usePlanner((state) => state.changing !== null);
  const missing = usePlanner(missingPart);
  const why = useId();
  return (
    <div className={styles['area']} data-loading={loading}>
      {onCancel === null ? null : (
        <Button look="quiet" wide onClick={onCancel}>
          {t('loading.cancel')}
        </Button>
      )}
      {missing === null || loading ? null : (
        <p id={why} className={styles['missing']}>
          {missing === 'place' ? <MapPin {...ICON} /> : <Calendar {...ICON} />}
          <span>
            <strong>{t(`missing.${missing}`)}</strong> {t(`missing.${missing}-press`)}
          </span>
        </p>
      )}
      <Button
        type="submit"
        form={formId}
        look={missing !== null && !loading ? 'waiting' : failed ? 'outlined' : 'primary'}
        wide
        disabled={loading}
        aria-disabled={missing === null ? undefined : true}
        aria-describedby={missing === null || loading ? undefined : why}
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
