import type { ThemeId, WishKey } from './wish-keys.ts';

/** The tags of sights (tags-in.ts) that answer a wish. */
export type AnsweringTags = {
  /** Count at sights of the kinds whose notes are searched for the wish. */
  byNote: readonly string[];
  /** Count at sights of any kind. */
  anyKind: readonly string[];
  /** Tags of what the traveller named exactly, whose sights come first: for jazz a jazz club before an opera. */
  own: readonly string[];
};

/** Themes that notes are searched for; the others are answered by the kind of a sight alone. */
const BY_NOTE: ReadonlySet<string> = new Set<ThemeId>([
  ...(['forest', 'jungle', 'blossom', 'whales', 'birds', 'geysers', 'snorkelling'] as const),
  ...([
    'big-game',
    'jaguars',
    'tigers',
    'apes',
    'monkeys',
    'bears',
    'polar-bears',
    'moose',
  ] as const),
  ...(['wolves', 'deer', 'penguins', 'puffins', 'sea-lions', 'turtles', 'sharks'] as const),
  ...(['kangaroos', 'kiwis', 'condors', 'flamingos', 'crocodiles', 'iguanas', 'insects'] as const),
  ...(['pandas', 'stadium', 'skating', 'flying', 'balloon', 'boat-trip', 'street-food'] as const),
  ...(['seafood', 'beer', 'spirits', 'coffee', 'chocolate', 'sauna', 'hot-springs'] as const),
  ...(['hammam', 'souk', 'flea-markets', 'shopping', 'nightlife', 'ruins', 'memorials'] as const),
  ...(['street-art', 'film', 'books', 'crafts', 'science', 'wine', 'windsurfing'] as const),
]);

export function isByNote(theme: string): boolean {
  return BY_NOTE.has(theme);
}

/** Activities whose notes are searched for a list of their own, with fewer words than the wish has. */
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
    byNote: isByNote(key) ? [key] : activity === undefined ? [] : [activity],
    anyKind: ANY_KIND[key] ?? [],
    own: senses.map((sense) => `${key}/${sense}`),
  };
}
