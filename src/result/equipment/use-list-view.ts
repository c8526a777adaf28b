import { useCallback, useMemo, useState } from 'react';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import type { EditedList } from '#src/domain/list/apply-edits.ts';
import type { ListEdits } from '#src/domain/list/list-edits.ts';
import type { Equipment } from '#src/domain/trip/recommendation.ts';
import { ALL_LINES } from './filter/list-filter.ts';
import type { Narrowing } from './filter/list-filter.ts';

/** The one open line, and whether it was opened at its row or by a link, which also takes the focus there. */
export type OpenLine = { productId: string; by: 'row' | 'link' };

type Shown = {
  open: OpenLine | null;
  /** Whether "You surely have" is unfolded. */
  unfolded: boolean;
  narrowing: Narrowing;
  /**
   * Product ids that the filter found when it was chosen, null for all: a line that is ticked stays in
   * place until the filter is chosen again.
   */
  found: ReadonlySet<string> | null;
};

export type ListView = Shown & {
  onOpen: (productId: string | null) => void;
  onUnfold: (unfolded: boolean) => void;
  onFilter: (narrowing: Narrowing, found: ReadonlySet<string> | null) => void;
};

const NOTHING: EditedList = { categories: [], away: [] };

const START: Shown = { open: null, unfolded: false, narrowing: ALL_LINES, found: null };

/**
 * The lines of a result, and what of the two lists is on the screen. `showLine` opens a line for a link elsewhere in the result:
 * unfolded, without a filter, and with the focus. All are stable while nothing changes.
 */
export function useListView(equipment: Equipment | null, edits: ListEdits) {
  const list = useMemo(
    () => (equipment === null ? NOTHING : applyEdits(equipment, edits)),
    [equipment, edits],
  );
  const { categories } = list;
  const [shown, setShown] = useState(START);
  const onOpen = useCallback((productId: string | null) => {
    const open = productId === null ? null : { productId, by: 'row' as const };
    setShown((before) => ({ ...before, open }));
  }, []);
  const onUnfold = useCallback(
    (unfolded: boolean) => setShown((before) => ({ ...before, unfolded })),
    [],
  );
  const onFilter = useCallback(
    (narrowing: Narrowing, found: ReadonlySet<string> | null) =>
      setShown((before) => ({ ...before, narrowing, found })),
    [],
  );
  const showLine = useCallback(
    (productId: string) => {
      const folded = categories.some(
        ({ part, products }) => part === 'have' && products.some(({ id }) => id === productId),
      );
      setShown((before) => ({
        open: { productId, by: 'link' },
        unfolded: before.unfolded || folded,
        narrowing: ALL_LINES,
        found: null,
      }));
    },
    [categories],
  );
  const view = useMemo<ListView>(
    () => ({ ...shown, onOpen, onUnfold, onFilter }),
    [shown, onOpen, onUnfold, onFilter],
  );
  return { list, view, showLine };
}
