import type { ListLine } from '#src/domain/list/apply-edits.ts';
import type { Bag, Whose } from '#src/domain/list/list-edits.ts';
import type { Sources } from '../packing-list.ts';

export const FILTERS = ['all', 'open', 'toBuy'] as const;

type Filter = (typeof FILTERS)[number];

/** Which lines are shown: of all, what is open or to buy, in one bag, of one person; null for each. */
export type Narrowing = {
  filter: Filter;
  bag: Bag | 'none' | null;
  whose: Whose | 'nobody' | null;
};

export const ALL_LINES: Narrowing = { filter: 'all', bag: null, whose: null };

export function isNarrowed({ filter, bag, whose }: Narrowing): boolean {
  return filter !== 'all' || bag !== null || whose !== null;
}

/** The lines that are in the chosen bag, belong to the chosen person, and are not packed or lacking where that is asked for. */
export function filterLines(
  { filter, bag, whose }: Narrowing,
  lines: readonly ListLine[],
  sources: Sources,
  packed: readonly string[],
): ListLine[] {
  return lines.filter(
    (line) =>
      (bag === null || (line.bag ?? 'none') === bag) &&
      (whose === null || (line.whose ?? 'nobody') === whose) &&
      passes(filter, line, sources, packed),
  );
}

function passes(
  filter: Filter,
  { id, key }: ListLine,
  sources: Sources,
  packed: readonly string[],
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'open':
      return !packed.includes(key);
    case 'toBuy':
      return sources.get(id) === 'lacking';
    default:
      return filter satisfies never;
  }
}
