import { StopRemoved } from './trip-form/stops/stop-removed.tsx';
import { StopsCard } from './trip-form/stops/stops-card.tsx';

/** The chunk that `lazy-parts.ts` loads for a trip with stops. */
export const STOPS_PARTS = { StopRemoved, StopsCard } as const;
