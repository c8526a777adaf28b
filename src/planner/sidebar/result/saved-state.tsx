import { useNavigate } from '@tanstack/react-router';
import { Check, LoaderCircle } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import { stopInProgress } from '#src/planner/store/planning/planned-in.ts';
import styles from './saved-state.module.css';

/** Which stop is being planned, then whether the shown result is saved; where saving failed, a retry and a link that holds the trip. */
export function SavedState() {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const navigate = useNavigate();
  const openAsLink = async () => {
    const hash = await store.linkToResult();
    if (hash !== null) await navigate({ to: '/trips/shared', hash });
  };
  const saving = usePlanner(({ planning }) =>
    planning.status === 'ready' ? planning.saving.status : 'idle',
  );
  const stop = usePlanner(({ planning }) => stopInProgress(planning));
  if (stop !== null) {
    return (
      <output className={styles['state']}>
        <LoaderCircle size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('saved.planning', { number: stop.at + 1, count: stop.of })}
      </output>
    );
  }
  switch (saving) {
    case 'idle':
    case 'loading':
      return (
        <output className={styles['state']}>
          <LoaderCircle size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('saved.saving')}
        </output>
      );
    case 'ready':
      return (
        <output className={styles['state']} data-saved="true">
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('saved.saved')}
        </output>
      );
    case 'failed':
      return (
        <div className={styles['failed']} role="alert">
          <p>
            <strong>{t('saved.failed-title')}.</strong> {t('saved.failed-text')}
          </p>
          <div className={styles['buttons']}>
            <Button onClick={() => void store.saveAgain()}>{t('saved.retry')}</Button>
            <Button onClick={() => void openAsLink()}>{t('saved.asLink')}</Button>
          </div>
        </div>
      );
    default:
      return saving satisfies never;
  }
}
