import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';

/** Plans a trip on the device, said in all languages. */
export type PlanAnew = (trip: Trip, signal: AbortSignal) => Promise<PlannedTrip>;
