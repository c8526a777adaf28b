import type { WishKey } from '#src/recommender/read/wish-keys.ts';

/**
 * Wishes about the travellers, the occasion and the price. They shape the whole plan, and no sight is about them:
 * where sights are known they get no idea of their own.
 */
export const WHO_AND_WHY: ReadonlySet<WishKey> = new Set<WishKey>([
  ...([
    'Family outings',
    'romance',
    'dog',
    'conference',
    'work',
    'wedding',
    'celebration',
  ] as const),
  ...(['visits', 'budget', 'luxury', 'quiet'] as const),
]);
