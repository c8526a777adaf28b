import type { LatLng } from '#src/domain/place/location.ts';

/** An idea of a result that has a point. */
export type MapIdea = {
  /** Its place in the result's list, from 0; the marker shows one more. */
  index: number;
  name: string;
  /** For screen readers: '2, Seljavallalaug, hot spring, 36 km east-south-east'. */
  label: string;
  point: LatLng;
  kept: boolean;
  /** The day of the trip it lies on, from 0: then a disc with that day's number. */
  day: number | null;
  /** Its position on that day, from 0. */
  order: number;
};

/** The way of one day, from the pin through its ideas and back. */
type MapTrail = { day: number; points: readonly LatLng[] };

export type MapIdeas = {
  markers: readonly MapIdea[];
  /** Index of the selected idea, which may have no point. */
  selected: number;
  trails: readonly MapTrail[];
  /**
   * The only day that is shown, its ideas as numbered drops in their order, all others as dots; null for all
   * days, each idea with its own number or as the disc of its day.
   */
  onlyDay: number | null;
  /** The day that stands out: its discs and its trail. */
  litDay: number | null;
  onSelect: (index: number) => void;
  /** Name of the list of markers. */
  listLabel: string;
  /** Name of several markers that stand as one, '2, 3, 5, 6': their numbers. */
  clusterLabel: (numbers: string) => string;
};
