import type { ListLine } from '#src/domain/list/apply-edits.ts';
import type { Sources } from '../packing-list.ts';

export const FILTERS = ['all', 'open', 'toBuy'] as const;

export type Filter = (typeof FILTERS)[number];

/** The lines that a filter shows: all, those that are not packed, or those that are said to be lacking. */
export function filterLines(
  filter: Filter,
  lines: readonly ListLine[],
  sources: Sources,
  packed: readonly string[],
): ListLine[] {
  switch (filter) {
    case 'all':
      return [...lines];
    case 'open':
      return lines.filter(({ key }) => !packed.includes(key));
    case 'toBuy':
      return lines.filter(({ id }) => sources.get(id) === 'lacking');
    default:
      return filter satisfies never;
  }
}
