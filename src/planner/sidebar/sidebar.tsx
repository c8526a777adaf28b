import { memo, use, useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Geocoder, Terrain } from '#src/domain/ports.ts';
import type { Around } from '#src/trip/days/trip-days.tsx';
import { useBackCloses } from '#src/ui/overlays/open-overlays.ts';
import { LazyLastTrip, LazyOrnament } from '../lazy-parts.ts';
import { MapSettled } from '../map-settled.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import type { SheetHeights } from './sheet/sheet-heights.ts';
import { SidebarContent } from './sidebar-content.tsx';
import { SidebarHead } from './sidebar-head.tsx';
import styles from './sidebar.module.css';
import { PlanOrigin, SubmitArea } from './submit-area.tsx';
import { useSheetDrag } from './sheet/use-sheet-drag.ts';
import { WhereTo } from './where-to.tsx';
import { useSidebarView } from './use-sidebar-view.ts';
import type { SidebarView } from './use-sidebar-view.ts';

export type SidebarProps = {
  terrain: Terrain;
  today: IsoDay;
  wide: boolean;
  heights: SheetHeights;
  /** Whether recommendations are computed here, without any service. */
  plansOnDevice: boolean;
  /** False when there is certainly no connection. */
  connected: boolean;
  /** The offline status. */
  offline: ReactNode;
  /** Where own ideas are looked for. */
  around: Around;
  /** Names the stops that the wishes name. */
  gazetteer: Geocoder;
  /** At the end of the panel. */
  links: ReactNode;
  onSearch: () => void;
};

/** The planner's panel: fixed on a wide screen, a sheet over the map on a small one. */
export const Sidebar = memo(function Sidebar({
  terrain,
  today,
  wide,
  heights,
  onSearch,
  ...props
}: SidebarProps) {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const sheet = usePlanner((state) => state.sheet);
  const view = useSidebarView();
  const formId = useId();
  const drag = useSheetDrag(sheet, heights, store.setSheet);
  const height = drag.height ?? heights[sheet];
  const mapSettled = use(MapSettled);
  const hasLastTrip = usePlanner((state) => state.lastSaved !== null);
  const hasPlace = usePlanner((state) => state.place.status !== 'none');
  const asksPlace = !hasPlace && !wide && view === 'form';
  useFullSheetWhileLoading(view);
  // It covers the map as a dialog would.
  useBackCloses(!wide && sheet === 'full', () => store.setSheet('half'));
  const isForm = view === 'form';
  const length = wide ? 'full' : 'short';
  const origin = isForm ? <PlanOrigin onDevice={props.plansOnDevice} length={length} /> : null;
  const lastTrip = isForm && hasLastTrip ? <LazyLastTrip terrain={terrain} /> : null;
  return (
    <section
      className={styles['sidebar']}
      aria-label={t('sidebar.label')}
      data-view={view}
      data-stop={sheet}
      data-dragged={drag.height !== null}
      style={wide ? undefined : { height }}
    >
      {mapSettled && (wide || sheet === 'full') ? <LazyOrnament terrain={terrain} /> : null}
      <SidebarHead view={view} wide={wide} grab={drag.handlers} />
      {asksPlace ? <WhereTo onSearch={onSearch} /> : null}
      <SidebarContent
        view={view}
        formId={formId}
        {...{ wide, today, onSearch }}
        dragged={drag.height !== null}
        connected={props.connected}
        around={props.around}
        gazetteer={props.gazetteer}
        links={wide ? null : props.links}
      >
        {wide ? null : lastTrip}
        {wide ? null : origin}
      </SidebarContent>
      {view === 'result' || (asksPlace && sheet === 'peek') ? null : (
        <Foot view={view} formId={formId}>
          {wide ? origin : null}
        </Foot>
      )}
      {wide && lastTrip !== null ? <div className={styles['below']}>{lastTrip}</div> : null}
      {wide ? <PanelEnd view={view} links={props.links} offline={props.offline} /> : null}
    </section>
  );
});

type PanelEndProps = Pick<SidebarProps, 'links' | 'offline'> & { view: SidebarView };

function PanelEnd({ view, links, offline }: PanelEndProps) {
  return (
    <>
      {view === 'loading' ? null : <div className={styles['links']}>{links}</div>}
      {offline === null ? null : <div className={styles['offline']}>{offline}</div>}
    </>
  );
}

type FootProps = { view: SidebarView; formId: string; children: ReactNode };

function Foot({ view, formId, children }: FootProps) {
  const { cancel } = usePlannerStore();
  return (
    <div className={styles['foot']}>
      <SubmitArea formId={formId} onCancel={view === 'loading' ? cancel : null}>
        {children}
      </SubmitArea>
    </div>
  );
}

/** Only once it shows: a plan that is ready at once opens the sheet itself, without rendering the form. */
function useFullSheetWhileLoading(view: SidebarView): void {
  const store = usePlannerStore();
  useEffect(() => {
    if (view === 'loading') store.setSheet('full');
  }, [view, store]);
}
