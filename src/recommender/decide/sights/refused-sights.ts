import type { Sight, SightKind } from '#src/domain/place/sights.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import type { Reading } from '#src/recommender/read/reading.ts';
import { WISH_KINDS } from './wish-kinds.ts';

/** Who refuses a wide wish refuses these; who does not hike may still see a waterfall. */
const REFUSED: Readonly<Partial<Record<WishKey, readonly SightKind[]>>> = {
  Hiking: ['trail', 'summit'],
  Photography: [],
  'City sightseeing': ['quarter', 'square', 'monument', 'bridge', 'heritage'],
  'Culture and museums': ['museum', 'theatre', 'palace', 'castle', 'temple', 'ruin', 'heritage'],
  'Family outings': ['zoo', 'theme-park'],
  'Relaxation and wellness': ['bath', 'hot-spring'],
  countryside: ['village'],
  mountains: ['summit', 'cable-car', 'glacier'],
  sea: ['coast', 'beach'],
  architecture: [],
  sunset: [],
  picnic: [],
  rivers: ['river', 'rafting'],
  rafting: ['rafting'],
};

/** Whether the traveller does not want to see a sight. */
export function refusalTest({ refused, asked }: Reading): (sight: Sight) => boolean {
  const wanted = new Set(asked.flatMap(({ key }) => WISH_KINDS[key]?.kinds ?? []));
  const kinds = new Set(refused.flatMap(({ key }) => REFUSED[key] ?? WISH_KINDS[key]?.kinds ?? []));
  const walker = !refused.some(({ key }) => key === 'Hiking');
  return ({ kind, needs }) =>
    (kinds.has(kind) && !wanted.has(kind)) || (!walker && needs.includes('long-walk'));
}
