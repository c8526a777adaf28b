import { ArrowRight, Smartphone, Sparkles } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner } from '../planner-context.ts';
import styles from './submit-area.module.css';

type SubmitAreaProps = {
  /** Id of the form it submits. */
  formId: string;
  onDevice: boolean;
  /** Where the answer will come from: in full, in short, or not at all. */
  origin: 'full' | 'short' | 'none';
  /** Calls off what runs; null while there is nothing to call off. Not where the second click of a
   * double one would hit it. */
  onCancel: (() => void) | null;
};

/**
 * The one thing to do next, unless an error box above says what that is. Disabled while it runs or a
 * date is missing.
 */
export function SubmitArea({ formId, onDevice, origin, onCancel }: SubmitAreaProps) {
  const { t } = useTexts('planner');
  const loading = usePlanner((state) => state.planning.status === 'loading');
  const failed = usePlanner(({ planning }) => planning.status === 'failed');
  const missing = usePlanner(({ draft }) => draft.startDate === '' || draft.endDate === '');
  const who = onDevice ? 'device' : 'service';
  const Icon = onDevice ? Smartphone : Sparkles;
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
        {t(loading ? 'form.submitting' : 'form.submit')}
        {loading ? null : <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
      </Button>
      {origin === 'none' ? null : (
        <p className={styles['origin']}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          {t(origin === 'full' ? `origin.${who}` : `origin.${who}-short`)}
        </p>
      )}
    </div>
  );
}
