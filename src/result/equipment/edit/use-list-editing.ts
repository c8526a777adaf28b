import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { bringBackOwnLine, editLine, removeOwnLine } from '#src/domain/list/change-list.ts';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import type { ListEditing } from './list-editing.ts';

/** A line that was just taken away, and what brings it back. */
export type TakenAway = { line: ListLine; undo: OwnChange };

type Given = {
  own: TripOwn;
  /** Null where the list is only to be read. */
  onChange: ((how: OwnChange) => void) | null;
  travelers: number;
  suggestions: readonly OwnLine[];
};

/** How the list is changed, and what was taken away last, as long as that can be undone. */
export function useListEditing({ own, onChange, travelers, suggestions }: Given) {
  const [taken, setTaken] = useState<TakenAway | null>(null);
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  }, [own]);
  const takeAway = useCallback(
    (line: ListLine) => {
      setTaken({ line, undo: wayBack(line, latest.current) });
      onChange?.(line.own ? removeOwnLine(line.key) : editLine(line.key, { away: true }));
    },
    [onChange],
  );
  const { people } = own.listEdits;
  const editing = useMemo<ListEditing | null>(
    () => onChange && { change: onChange, takeAway, travelers, people, suggestions },
    [onChange, takeAway, travelers, people, suggestions],
  );
  const undo = () => {
    if (taken !== null) onChange?.(taken.undo);
    setTaken(null);
  };
  return { editing, taken, undo, dismiss: () => setTaken(null) };
}

function wayBack({ key, own: isOwn }: ListLine, before: TripOwn): OwnChange {
  return isOwn ? bringBackOwnLine(key, before) : editLine(key, { away: false });
}
