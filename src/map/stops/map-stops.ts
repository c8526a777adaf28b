import type { LatLng } from '#src/domain/place/location.ts';

/** A stop of a trip that has a point. */
type MapStop = {
  /** Its place in the trip, from 0; the pin shows one more. */
  at: number;
  /** For screen readers: 'Stop 2 of 3, Kraków, 14–17 June'. */
  label: string;
  point: LatLng;
};

/**
 * The stops of a trip as numbered pins with a dotted trail through them: the shown one is filled, the others
 * are open. All are fitted while no ideas are shown.
 */
export type MapStops = {
  stops: readonly MapStop[];
  /** `at` of the shown stop. */
  shown: number;
  onSelect: (at: number) => void;
  /** Name of the list of pins. */
  listLabel: string;
};
