import { useEffect, useMemo, useState } from 'react';
import { besideList } from '#src/bring/lists/beside-list.ts';
import type { BroughtGroup } from '#src/bring/lists/beside-list.ts';
import { knownLines } from '#src/bring/lists/known-lines.ts';
import type { ListProblem } from '#src/bring/lists/list-problem.ts';
import type { LeftOut, ReadList } from '#src/bring/lists/listed.ts';
import { readList } from '#src/bring/lists/read-list.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

export type Brought = {
  groups: readonly BroughtGroup[];
  leftOut: readonly LeftOut[];
  /** 'unloaded': the reader of tables could not be loaded. */
  problem: ListProblem | 'unloaded' | null;
};

const NOTHING: ReadList = { groups: [], leftOut: [], problem: null };

/** The lines of the text, compared with the trip's list. */
export function useBrought(text: string, { wordings, listEdits }: SavedTrip): Brought {
  const [read, setRead] = useState<ReadList | null>(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    const show = (list: ReadList | null) => {
      if (isCurrent) setRead(list);
    };
    readList(text).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const find = useMemo(() => knownLines({ wordings, listEdits }), [wordings, listEdits]);
  return useMemo(() => {
    if (read === null) return { groups: [], leftOut: [], problem: 'unloaded' };
    return { ...read, groups: besideList(read.groups, find) };
  }, [read, find]);
}
