import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { SectionProps } from '../section-props.ts';
import type { LineActions } from './line/equipment-line.tsx';
import type { ListCategory } from '#src/domain/list/apply-edits.ts';
import type { Sources } from './packing-list.ts';
import type { ListEditing } from './edit/list-editing.ts';
import type { ListView } from './use-list-view.ts';

/** The props that both lists take. */
export type ListProps = Pick<SectionProps, 'ids' | 'textLanguage'> &
  Pick<LineActions, 'onChange' | 'onOwn'> & {
    /** How the list is changed; null where it is only to be read. */
    editing: ListEditing | null;
    /** The traveller's part of this trip. */
    own: TripOwn;
    sources: Sources;
    view: ListView;
    /** A line is in a bag or somebody's. */
    marked: boolean;
    /** False: links to shops would fail. */
    online: boolean;
  };

/** One of the two lists: its categories. */
export type PartProps = ListProps & {
  categories: readonly ListCategory[];
};
