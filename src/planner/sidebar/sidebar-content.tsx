import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDay } from '#src/domain/day.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadingView } from '../loading/loading-view.tsx';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import { TripForm } from '../trip-form/trip-form.tsx';
import { DestinationCard } from './destination-card.tsx';
import { ErrorBox } from './error-box.tsx';
import { PlannedResult } from './planned-result.tsx';
import { SavedState } from './saved-state.tsx';
import styles from './sidebar.module.css';
import type { SidebarView } from './sidebar.tsx';

type SidebarContentProps = {
  view: SidebarView;
  formId: string;
  wide: boolean;
  today: IsoDay;
  /** What follows the form on a small screen. */
  below: ReactNode;
  onSearch: () => void;
};

/** What scrolls: error and form, the waiting, or the result. */
export function SidebarContent({ view, wide, below, ...form }: SidebarContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const sheet = usePlanner((state) => state.sheet);
  const planning = usePlanner((state) => state.planning);
  const hidden = !wide && sheet === 'peek' && view === 'form';
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    content.current?.scrollTo({ top: 0 });
    const sidebar = content.current?.parentElement;
    sidebar?.scrollTo({ top: 0 });
    // What had the focus is gone with its view.
    if (document.activeElement === document.body) sidebar?.querySelector('h1')?.focus();
  }, [view]);
  return (
    <div ref={content} className={styles['content']} inert={hidden}>
      {planning.status === 'loading' && view === 'loading' ? (
        <LoadingView step={planning.step} />
      ) : null}
      {view === 'result' && planning.status === 'ready' ? (
        <PlannedResult planned={planning.planned} owned={planning.owned}>
          {wide ? null : <SavedState />}
        </PlannedResult>
      ) : null}
      {view === 'form' ? (
        <>
          <FormPart wide={wide} compact={!wide && sheet !== 'full'} {...form} />
          {below}
        </>
      ) : null}
    </div>
  );
}

type FormPartProps = Omit<SidebarContentProps, 'view' | 'below'> & { compact: boolean };

function FormPart({ formId, wide, today, compact, onSearch }: FormPartProps) {
  const { t } = useTranslation('planner');
  const store = usePlannerStore();
  const planning = usePlanner((state) => state.planning);
  const chosen = usePlanner((state) => state.place.status === 'chosen');
  const failure = planning.status === 'failed' ? planning.failure : null;
  return (
    <>
      {failure === null ? null : (
        <ErrorBox
          failure={failure}
          onRetry={() => void store.submit()}
          onPlanOnDevice={() => void store.planOnDevice()}
        />
      )}
      {planning.status === 'ready' ? (
        <Button onClick={() => store.show('result')}>
          {t('form.back-to-result')}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      ) : null}
      {compact && chosen ? null : (
        <DestinationCard
          missing={failure?.code === 'no-destination'}
          wide={wide}
          onSearch={onSearch}
        />
      )}
      <TripForm id={formId} wide={wide} today={today} compact={compact} />
    </>
  );
}
