import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { RecommendedProduct } from '#src/domain/recommendation.ts';
import type { PlannedTrip } from '#src/domain/trip.ts';
import type { GearStore } from './gear-store.ts';

/** What is owned, for the list of this trip. */
export function useGear(store: GearStore, planned: PlannedTrip) {
  const { items, failed } = useStore(store);
  const own = useCallback(
    (line: RecommendedProduct, owned: boolean) => void store.own(planned, line, owned),
    [store, planned],
  );
  return { items, failed, own };
}
