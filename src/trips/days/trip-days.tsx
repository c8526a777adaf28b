import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isEmptyPlan } from '#src/domain/day-plan/day-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { trekDays } from '#src/domain/day-plan/trek.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import type { Basemap, Geocoder } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { scrollToStart } from '#src/result/scroll-to-start.ts';
import { useFolded } from '#src/result/use-folded.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useMapBeside } from '../place/use-map-beside.ts';
import { BringSheet } from '../bring/bring-sheet.tsx';
import { DropFile } from '../bring/drop-file.tsx';
import { AddIdeaSheet } from './sheets/add-idea-sheet.tsx';
import { DaysBody } from './days-body.tsx';
import { DaysBrief } from './days-brief.tsx';
import { DaysHead } from './days-head.tsx';
import { DaysToast } from './days-toast.tsx';
import { EditIdeaSheet } from './sheets/edit-idea-sheet.tsx';
import { MoveSheet } from './sheets/move-sheet.tsx';
import styles from './trip-days.module.css';
import { useDaysActions } from './use-days-actions.ts';
import { useLitDay } from './use-lit-day.ts';
import type { TripDays as Days } from './use-trip-days.ts';

type TripDaysProps = {
  planned: PlannedTrip;
  days: Days;
  today: IsoDay;
  geocoder: Pick<Geocoder, 'search' | 'nameAt'>;
  loadBasemap: () => Promise<Basemap>;
  /** All that there is to see; empty until it is known. */
  sights?: readonly ReachableSight[];
};

const NO_SIGHTS: readonly ReachableSight[] = [];

/** The days of a trip with the ideas that lie on them; nothing while nothing is kept. */
export function TripDays({ planned, days, today, geocoder, ...props }: TripDaysProps) {
  const { loadBasemap, sights = NO_SIGHTS } = props;
  const { adding, bringing, setAdding, setBringing } = days;
  const [editing, setEditing] = useState<KeptIdea | null>(null);
  const around = { base: planned.trip.location, geocoder, loadBasemap };
  return (
    <>
      {isEmptyPlan({ ...days.plan, setAside: [] }) ? (
        <DaysToast days={days} />
      ) : (
        <KeptDays {...{ planned, days, today, sights }} onEdit={setEditing} />
      )}
      {adding === null ? null : (
        <AddIdeaSheet
          {...around}
          sights={sights}
          onAdd={(idea) => days.add(idea, adding.day)}
          onBring={() => {
            setAdding(null);
            setBringing({ file: null });
          }}
          onClose={() => setAdding(null)}
        />
      )}
      {editing === null ? null : (
        <EditIdeaSheet
          {...around}
          idea={editing}
          onChange={days.reword}
          onClose={() => setEditing(null)}
        />
      )}
      {bringing === null ? null : (
        <BringSheet
          file={bringing.file}
          base={planned.trip.location}
          plan={days.plan}
          loadBasemap={loadBasemap}
          onBring={(ideas) => {
            setBringing(null);
            days.bring(ideas);
          }}
          onClose={() => setBringing(null)}
        />
      )}
      <DropFile onFile={(file) => setBringing({ file })} />
    </>
  );
}

type KeptDaysProps = Required<Pick<TripDaysProps, 'planned' | 'days' | 'today' | 'sights'>> & {
  onEdit: (idea: KeptIdea) => void;
};

function KeptDays({ planned, days, today, sights, onEdit }: KeptDaysProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const actions = useDaysActions(section, planned, days, sights);
  const { plan, unfolded, setUnfolded } = days;
  const treks = trekDays(plan);
  const used = plan.days.filter(
    ({ ideas }, number) => ideas.length > 0 || (treks[number] ?? null) !== null,
  ).length;
  // Beside the map there is room for all of them.
  const folds = !useMapBeside() && used > 0;
  const folded = folds && !unfolded;
  const body = useFolded(folded, () => setUnfolded(true));
  useAsked(section, days);
  useLitDay(section, days.setLit);
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id} tabIndex={-1}>
      <DaysHead
        id={id}
        request={planned.trip.request}
        used={used}
        unfolded={unfolded}
        onFold={folds ? () => setUnfolded(!unfolded) : null}
      />
      {folded ? <DaysBrief actions={actions} today={today} /> : null}
      <div ref={body} className={styles['body']}>
        <DaysBody planned={planned} days={days} actions={actions} used={used} />
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{actions.told}</span>
      </VisuallyHidden>
      {actions.moving === null ? null : (
        <MoveSheet idea={actions.moving} actions={actions} onEdit={onEdit} onRemove={days.remove} />
      )}
      <DaysToast days={days} actions={actions} />
    </section>
  );
}

/** From the ideas or a disc on the map: brings the section, or one of its days, to the top. */
function useAsked(section: RefObject<HTMLElement | null>, { asked }: Days): void {
  useEffect(() => {
    const element = section.current;
    if (asked === null || element === null) return;
    const day = element.querySelector(`[data-drop-day="${asked.day ?? ''}"]`);
    if (asked.day === null) element.focus({ preventScroll: true });
    scrollToStart(day ?? element);
  }, [asked, section]);
}
