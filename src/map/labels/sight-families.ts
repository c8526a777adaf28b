import type { SightKind } from '#src/domain/sights.ts';

/** Four families of colours, which names on the map have already; `service` is for airports. */
export type SightFamily = 'water' | 'park' | 'peak' | 'culture';

const FAMILIES: Readonly<Record<Exclude<SightFamily, 'culture'>, readonly SightKind[]>> = {
  water: [
    ...(['beach', 'waterfall', 'lake', 'river', 'coast', 'dive-site', 'surf-spot'] as const),
    ...(['boat-trip', 'bath', 'hot-spring', 'lighthouse', 'whale-watching'] as const),
    ...(['turtle-beach', 'rafting', 'island'] as const),
  ],
  park: [
    ...(['park', 'garden', 'forest', 'wildlife', 'birding', 'zoo', 'trail'] as const),
    ...(['cycle-route', 'winery'] as const),
  ],
  peak: [
    ...(['viewpoint', 'summit', 'volcano', 'cave', 'gorge', 'glacier', 'rock', 'valley'] as const),
    ...(['ski-area', 'climbing-area', 'via-ferrata', 'cable-car', 'desert'] as const),
  ],
};

const BY_KIND = new Map<SightKind, SightFamily>(
  (['water', 'park', 'peak'] as const).flatMap((family) =>
    FAMILIES[family].map((kind) => [kind, family] as const),
  ),
);

/** Sights made by people, and all others, are `culture`. */
export function familyOf(kind: SightKind): SightFamily {
  return BY_KIND.get(kind) ?? 'culture';
}
