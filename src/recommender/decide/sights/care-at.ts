import { fitOf } from '#src/domain/place/access.ts';
import type { Sight, SightAccess } from '#src/domain/place/sights.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

/** Cares, the greatest first: of several one is told. */
const ORDER: readonly SightAccess[] = [
  ...(['edge', 'thin-air', 'cold-water', 'steps', 'no-pram', 'walk', 'no-shade'] as const),
];
/** From here on an hour without shade is felt, degrees Celsius by day. */
const SUN_FELT = 24;

/** The care that these travellers take at a sight; null where none is needed. */
export function careAt(sight: Sight, { climate, reading }: TripFacts): SightAccess | null {
  const { care } = fitOf(sight, reading.party);
  return (
    ORDER.find(
      (flag) => care.includes(flag) && (flag !== 'no-shade' || climate.high >= SUN_FELT),
    ) ?? null
  );
}
