import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import { suggestLines } from '#src/domain/list/suggest-lines.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { PasteList } from '../paste/paste-list.tsx';
import { ReuseList } from './reuse-list.tsx';
import { useOtherTrips } from './use-other-trips.ts';

const NONE: readonly SavedTrip[] = [];

/**
 * Suggestions from earlier trips unless this one is over, lists that were brought, and the link to the next trip; the first and
 * the last are the same objects while only ticks change.
 */
export function useListReuse(
  history: Pick<TripHistory, 'newest'>,
  saved: SavedTrip,
  onChange: (how: OwnChange) => void,
  today: IsoDay,
): { suggestions: readonly OwnLine[]; addMore: ReactNode; listFoot: ReactNode } {
  const { id, trip, listEdits } = saved;
  const isOver = trip.request.endDate < today;
  const found = useOtherTrips(history, id);
  const others = isOver ? NONE : found;
  const suggestions = useMemo(
    () =>
      suggestLines(
        others.map((other) => other.listEdits),
        listEdits,
      ),
    [others, listEdits],
  );
  const listFoot = useMemo(
    () => <ReuseList id={id} trip={trip} edits={listEdits} others={others} onChange={onChange} />,
    [id, trip, listEdits, others, onChange],
  );
  const addMore = useMemo(() => <PasteList saved={saved} onChange={onChange} />, [saved, onChange]);
  return { suggestions, addMore, listFoot };
}
