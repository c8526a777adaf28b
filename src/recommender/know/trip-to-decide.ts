import type { Trip } from '#src/domain/trip/trip.ts';

/** A trip without a language: what is decided for it is the same in each. */
export type TripToDecide = Omit<Trip, 'language'>;
