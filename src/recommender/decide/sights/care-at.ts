import { fitOf } from '#src/domain/place/access.ts';
import type { Sight, SightAccess } from '#src/domain/place/sights.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

/** What takes most care first: of several one is said. */
const ORDER: readonly SightAccess[] = [
  ...(['edge', 'thin-air', 'cold-water', 'steps', 'no-pram', 'walk', 'no-shade'] as const),
];
/** From here on an hour without shade is felt, degrees Celsius by day. */
const SUN_FELT = 24;

/** What these travellers take care of at a sight; null where nothing calls for it. */
export function careAt(sight: Sight, { climate, reading }: TripFacts): SightAccess | null {
  const { care } = fitOf(sight, reading.party);
  return (
    ORDER.find(
      (flag) => care.includes(flag) && (flag !== 'no-shade' || climate.high >= SUN_FELT),
    ) ?? null
  );
}
