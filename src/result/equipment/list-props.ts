import type { SectionProps } from '../section-props.ts';
import type { LineActions } from './equipment-line.tsx';
import type { PackingCategory, Sources } from './packing-list.ts';
import type { ListView } from './use-list-view.ts';

/** What the two lists have in common. */
export type ListProps = Pick<SectionProps, 'ids' | 'textLanguage'> &
  Pick<LineActions, 'onPack' | 'onOwn'> & {
    /** Ids of the products that are ticked. */
    packed: readonly string[];
    sources: Sources;
    view: ListView;
    /** False: links to shops would fail. */
    online: boolean;
  };

/** One of the two lists: its categories, and the level of its heading. */
export type PartProps = ListProps & {
  categories: readonly PackingCategory[];
  headingLevel: 3 | 4;
};
