import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/day.ts';
import { Button } from '#src/ui/button.tsx';
import { useLaterParts } from '../later-context.ts';
import type { LaterParts } from '../later-parts.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import type { Planning } from '../planner-state.ts';
import { TripForm } from '../trip-form/trip-form.tsx';
import { DestinationCard } from './destination-card.tsx';
import { ErrorBox } from './error-box.tsx';
import { SavedState } from './saved-state.tsx';
import styles from './sidebar.module.css';
import type { SidebarView } from './sidebar.tsx';

type SidebarContentProps = {
  view: SidebarView;
  formId: string;
  wide: boolean;
  today: IsoDay;
  connected: boolean;
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
  const later = useLaterParts(planning.status !== 'idle');
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
      {planning.status === 'loading' && view === 'loading' && later !== null ? (
        <later.LoadingView step={planning.step} by={planning.onDevice ? 'device' : 'service'} />
      ) : null}
      {view === 'result' && planning.status === 'ready' && later !== null ? (
        <ResultPart ready={planning} later={later} today={form.today}>
          {wide ? null : <SavedState />}
        </ResultPart>
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

type ResultPartProps = {
  ready: Extract<Planning, { status: 'ready' }>;
  later: LaterParts;
  today: IsoDay;
  children: ReactNode;
};

function ResultPart({ ready, later, today, children }: ResultPartProps) {
  const savedId = ready.saving.status === 'ready' ? ready.saving.value : null;
  return (
    <later.PlannedResult
      planned={ready.planned}
      owned={ready.owned}
      savedId={savedId}
      today={today}
    >
      {children}
    </later.PlannedResult>
  );
}

type FormPartProps = Omit<SidebarContentProps, 'view' | 'below'> & {
  compact: boolean;
};

function FormPart({ formId, wide, today, connected, compact, onSearch }: FormPartProps) {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const planning = usePlanner((state) => state.planning);
  const chosen = usePlanner((state) => state.place.status === 'chosen');
  const failure = planning.status === 'failed' ? planning.failure : null;
  return (
    <>
      {failure === null ? null : (
        <ErrorBox
          failure={failure}
          connected={connected}
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
