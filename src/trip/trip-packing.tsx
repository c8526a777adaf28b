import type { ComponentProps } from 'react';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import { EquipmentSection } from '#src/result/equipment/equipment-section.tsx';
import { LineReasonContext } from '#src/result/equipment/line/line-reason.ts';
import type { useListView } from '#src/result/equipment/use-list-view.ts';
import type { SectionProps } from '#src/result/section-props.ts';
import type { RouteView } from './stops/route-view.ts';
import type { OneTrip } from './use-one-trip.ts';

type Section = ComponentProps<typeof EquipmentSection>;

export type TripPackingProps = Pick<
  Section,
  'own' | 'onChange' | 'onOwn' | 'gear' | 'online' | 'listHead' | 'addMore' | 'listFoot'
> & {
  trip: OneTrip;
  equipment: Section['equipment'];
  shared: SectionProps;
  listView: ReturnType<typeof useListView>;
  /** Null on a trip of one stop. */
  route: RouteView | null;
  suggestions?: readonly OwnLine[];
};

const NO_SUGGESTIONS: readonly OwnLine[] = [];

/** The packing list of the whole trip; with stops its reasons name them. */
export function TripPacking({ trip, shared, listView, route, ...props }: TripPackingProps) {
  const { own, onChange, onOwn, gear, online } = props;
  const { origin, country, trip: asked } = trip.shown;
  const equipment =
    route === null ? props.equipment : { ...props.equipment, summary: route.listSummary };
  const list = (
    <EquipmentSection
      {...shared}
      {...{ equipment, origin, own, onChange, onOwn, gear, online }}
      travelers={asked.request.travelers}
      there={country}
      list={listView.list}
      view={listView.view}
      suggestions={props.suggestions ?? NO_SUGGESTIONS}
      listHead={props.listHead}
      addMore={props.addMore}
      listFoot={props.listFoot}
    />
  );
  if (route === null) return list;
  return <LineReasonContext value={route.reasonOf}>{list}</LineReasonContext>;
}
