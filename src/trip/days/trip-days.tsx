import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { plannedDays } from '#src/domain/day-plan/planned-days.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import type { Basemap, Geocoder } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { scrollToStart } from '#src/result/scroll-to-start.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { BringSheet } from '../bring/bring-sheet.tsx';
import { DropFile } from '../bring/drop-file.tsx';
import { AddIdeaSheet } from './sheets/add-idea-sheet.tsx';
import { DaysBody } from './days-body.tsx';
import { DaysHead } from './days-head.tsx';
import { DaysToast } from './days-toast.tsx';
import { EditIdeaSheet } from './sheets/edit-idea-sheet.tsx';
import { MoveSheet } from './sheets/move-sheet.tsx';
import styles from './trip-days.module.css';
import { useDaysActions } from './use-days-actions.ts';
import { useLitDay } from './use-lit-day.ts';
import { useReadDay } from './use-read-day.ts';
import type { TripDays as Days } from './use-trip-days.ts';

/** Where ideas of one's own are looked for. */
export type Around = {
  geocoder: Pick<Geocoder, 'search' | 'nameAt'>;
  loadBasemap: () => Promise<Basemap>;
};

type TripDaysProps = {
  id: string;
  planned: PlannedTrip;
  days: Days;
  /** Null where the days are only to be read. */
  around: Around | null;
  /** All that there is to see; empty until it is known. */
  sights: readonly ReachableSight[];
  /** Above the list. */
  map: ReactNode;
  /** On a wide screen there is a column for what lies near the day that is read. */
  wide?: boolean;
};

/** The days of a trip with the ideas that lie on them. */
export function TripDays({ id, planned, days, wide = false, ...props }: TripDaysProps) {
  const { around, sights, map } = props;
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const actions = useDaysActions(section, planned, days, sights);
  const roomy = useMediaQuery('(width >= 1200px)', false) && wide;
  const [editing, setEditing] = useState<KeptIdea | null>(null);
  useAsked(section, days);
  useLitDay(section, days.setLit);
  useReadDay(section, days.setRead, plannedDays(days.plan) > 0);
  return (
    <section
      ref={section}
      id={id}
      className={styles['section']}
      aria-labelledby={heading}
      tabIndex={-1}
    >
      <DaysHead id={heading} request={planned.trip.request} plan={days.plan} />
      {map}
      <DaysBody planned={planned} days={days} actions={actions} roomy={roomy} />
      <VisuallyHidden>
        <span aria-live="polite">{actions.told}</span>
      </VisuallyHidden>
      {actions.moving === null ? null : (
        <MoveSheet
          idea={actions.moving}
          actions={actions}
          onEdit={setEditing}
          onRemove={days.remove}
        />
      )}
      {around === null ? null : (
        <IdeaSheets {...{ planned, days, around, sights, editing }} onEdit={setEditing} />
      )}
      <DaysToast days={days} actions={actions} />
    </section>
  );
}

type IdeaSheetsProps = Pick<TripDaysProps, 'planned' | 'days' | 'sights'> & {
  around: Around;
  editing: KeptIdea | null;
  onEdit: (idea: KeptIdea | null) => void;
};

/** Adding, bringing and changing ideas of one's own. */
function IdeaSheets({ planned, days, sights, editing, onEdit, ...props }: IdeaSheetsProps) {
  const { adding, bringing, setAdding, setBringing } = days;
  const { loadBasemap } = props.around;
  const around = { base: planned.trip.location, ...props.around };
  return (
    <>
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
          onClose={() => onEdit(null)}
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
