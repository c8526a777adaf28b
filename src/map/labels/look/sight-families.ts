import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SIGHTS_BY_MAP } from '#src/domain/kinds/sight-kinds.ts';
import type { SightKind } from '#src/domain/place/sights.ts';

/** Four families of colours, which names on the map have already; `service` is for airports. */
export type SightFamily = 'water' | 'park' | 'peak' | 'culture';

/** Sights made by people, and all others, are `culture`. */
export function familyOf(kind: SightKind): SightFamily {
  const { water, park, peak } = SIGHTS_BY_MAP;
  if (isOneOf(water, kind)) return 'water';
  if (isOneOf(park, kind)) return 'park';
  return isOneOf(peak, kind) ? 'peak' : 'culture';
}
