import { isThemeId } from './wish-keys.ts';
import type { WishKey } from './wish-keys.ts';

/** The tags of sights (tags-in.ts) that answer a wish. */
export type AnsweringTags = {
  /** At sights of the kinds that the wish looks at by their notes. */
  byNote: readonly string[];
  /** At sights of any kind. */
  anyKind: readonly string[];
  /** Of the senses that the traveller names: such a sight is preferred, for jazz not the opera. */
  own: readonly string[];
};

/** Activities are looked for by fewer words than a wish for them may have. */
const OF_ACTIVITIES: Readonly<Partial<Record<WishKey, string>>> = {
  Hiking: 'on-foot',
  'Food and markets': 'food',
  'Family outings': 'family',
};
const ANY_KIND: Readonly<Partial<Record<WishKey, readonly string[]>>> = {
  geysers: ['geysers'],
  leaves: ['leaf-colour'],
  coffee: ['plantations/tea', 'plantations/coffee'],
  stage: ['live-music'],
  dancing: ['dance-halls'],
};

/** `senses` are those of the wish in the traveller's text. */
export function tagsFor(key: WishKey, senses: readonly string[]): AnsweringTags {
  const activity = OF_ACTIVITIES[key];
  return {
    byNote: isThemeId(key) ? [key] : activity === undefined ? [] : [activity],
    anyKind: ANY_KIND[key] ?? [],
    own: senses.map((sense) => `${key}/${sense}`),
  };
}
