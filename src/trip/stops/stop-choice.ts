import type { PlannedTrip } from '#src/domain/trip/trip.ts';

/** Which stop of a trip is shown, and showing another. */
export type StopChoice = {
  /** From 0. */
  at: number;
  /** The shown stop as a trip of its own. */
  planned: PlannedTrip;
  /** A stable reference. */
  onChoose: (at: number) => void;
};
