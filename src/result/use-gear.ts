import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { Ownership } from '#src/domain/gear.ts';
import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import type { GearStore } from './gear-store.ts';

/** The traveller's gear, for the list of this trip. `own` is stable while only ticks of the trip change. */
export function useGear(store: GearStore, { wordings }: Pick<PlannedTrip, 'wordings'>) {
  const { items, failed } = useStore(store);
  const own = useCallback(
    (line: RecommendedProduct, ownership: Ownership | null) =>
      void store.own({ wordings }, line, ownership),
    [store, wordings],
  );
  return { items, failed, own };
}
