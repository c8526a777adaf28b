import type { WishKey } from '#src/recommender/read/wish-keys.ts';

/**
 * Who comes along, why, and at what price: no sight is about it, but the whole plan is made for it. Where
 * sights are known it gets no idea of its own.
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
