import { ArrowRight } from 'lucide-react';
import { memo, use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Geocoder } from '#src/domain/ports.ts';
import type { Around } from '#src/trip/days/trip-days.tsx';
import { Button } from '#src/ui/button.tsx';
import {
  LazyBaseNote,
  LazyChangingNote,
  LazyErrorBox,
  LazyLoadingView,
  LazySavedState,
  LazyWishedStops,
} from '../lazy-parts.ts';
import { MapSettled } from '../map-settled.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import { LinkedTripGone } from '../trip-form/linked-dates.tsx';
import { AddStop } from '../trip-form/stops/add-stop.tsx';
import { StopsPart } from '../trip-form/stops/stops-part.tsx';
import { TripForm } from '../trip-form/trip-form.tsx';
import { DestinationCard } from './destination-card.tsx';
import { ResultPart } from './result/result-part.tsx';
import styles from './sidebar.module.css';
import type { SidebarView } from './use-sidebar-view.ts';

type SidebarContentProps = {
  view: SidebarView;
  formId: string;
  wide: boolean;
  /** The sheet is being dragged, so that more of it shows than at its stop. */
  dragged: boolean;
  today: IsoDay;
  connected: boolean;
  /** Where own ideas are looked for. */
  around: Around;
  /** Names the stops that the wishes name. */
  gazetteer: Geocoder;
  onSearch: () => void;
  /** Rendered last. */
  links: ReactNode;
  /** Rendered after the form. */
  children: ReactNode;
};

/** The scrolling part: the form with its error, the progress, or the result. */
export function SidebarContent({
  view,
  wide,
  dragged,
  around,
  children,
  links,
  ...form
}: SidebarContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const sheet = usePlanner((state) => state.sheet);
  const mapSettled = use(MapSettled);
  const hidden = !wide && sheet === 'peek' && view === 'form';
  // The folded sheet hides the form, which is rendered after the map.
  const skipsForm = hidden && !dragged && !mapSettled;
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return undefined;
    shown.current = view;
    // Both read the layout: in the frame that lays out the new view anyway.
    const frame = requestAnimationFrame(() => {
      content.current?.scrollTo({ top: 0 });
      const sidebar = content.current?.parentElement;
      sidebar?.scrollTo({ top: 0 });
      // The focused element was unmounted with its view.
      if (document.activeElement === document.body) sidebar?.querySelector('h1')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [view]);
  return (
    <div ref={content} className={styles['content']} inert={hidden}>
      {view === 'loading' ? <LoadingPart /> : null}
      <ResultPart
        isShown={view === 'result'}
        today={form.today}
        connected={form.connected}
        around={around}
      >
        {wide ? null : <LazySavedState />}
      </ResultPart>
      {view === 'form' && !skipsForm ? (
        <>
          <FormPart wide={wide} {...form} />
          {children}
        </>
      ) : null}
      {links === null || view === 'loading' || skipsForm ? null : (
        <div className={styles['links']}>{links}</div>
      )}
    </div>
  );
}

function LoadingPart() {
  const planning = usePlanner((state) => state.planning);
  if (planning.status !== 'loading') return null;
  const { step, onDevice, stop } = planning;
  return <LazyLoadingView step={step} by={onDevice ? 'device' : 'service'} stop={stop} />;
}

/** Only with a list: the note is not on the first screen. */
function BaseNoteArea() {
  const hasBase = usePlanner(({ base }) => base !== null);
  return hasBase ? <LazyBaseNote /> : null;
}

/** Only while a saved trip is changed. */
function ChangingArea() {
  const isChanging = usePlanner(({ changing }) => changing !== null);
  return isChanging ? <LazyChangingNote /> : null;
}

type FormPartProps = Omit<
  SidebarContentProps,
  'view' | 'dragged' | 'around' | 'links' | 'children'
>;

/** Memoised: the steps of a running recommendation must not re-render the form. */
const FormPart = memo(function FormPart(props: FormPartProps) {
  const { formId, wide, today, connected, gazetteer, onSearch } = props;
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const hasStops = usePlanner(({ stops }) => stops !== null);
  const ready = usePlanner(({ planning }) => planning.status === 'ready');
  const failure = usePlanner(({ planning }) =>
    planning.status === 'failed' ? planning.failure : null,
  );
  return (
    <>
      <LinkedTripGone />
      <BaseNoteArea />
      <ChangingArea />
      {failure === null ? null : (
        <LazyErrorBox
          failure={failure}
          connected={connected}
          onRetry={() => void store.submit()}
          onPlanOnDevice={() => void store.planOnDevice()}
        />
      )}
      {ready ? (
        <Button onClick={() => store.show('result')}>
          {t('form.back-to-result')}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      ) : null}
      {/* On a small screen the head asks for the place, and the map names it, above the sheet. */}
      {wide && !hasStops ? (
        <DestinationCard missing={failure?.code === 'no-destination'} onSearch={onSearch} />
      ) : null}
      <StopsPart onSearch={onSearch} />
      {wide ? <AddStop onSearch={onSearch} /> : null}
      <TripForm id={formId} wide={wide} today={today} onSearch={onSearch} />
      <WishedStopsArea geocoder={gazetteer} />
    </>
  );
});

/** Under the wishes, the last field of the form; loaded with the first of them. */
function WishedStopsArea({ geocoder }: { geocoder: Geocoder }) {
  const mayName = usePlanner(({ draft, stops }) => stops === null && draft.preferences !== '');
  return mayName ? <LazyWishedStops geocoder={geocoder} /> : null;
}
