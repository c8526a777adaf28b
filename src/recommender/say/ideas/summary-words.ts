/** The parts of the sentence over the ideas. */
export type SummaryFigures = {
  /** How many sights there are, and how many of them lie within a walk. */
  count: number;
  walkable: number;
  nearest: Place;
  /** The best one that takes a day; null where none does. */
  outing: Place | null;
  /** '12 km': how far the farthest is. */
  farthest: string;
  days: number;
  /** How many are under a roof, and on how many of ten days it rains; null where rain is rare. */
  rain: { roofs: number; wetDays: string } | null;
  /** '36 °C' by day; empty where that is no burden. */
  heat: string;
  /** For whom something was left out. */
  group: 'wheelchair' | 'small' | 'children' | 'older' | null;
};

/** 'under 1 km' */
export type Place = { name: string; km: string };
