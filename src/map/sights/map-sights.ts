import type { LatLng } from '#src/domain/place/location.ts';

/** A sight of the list of all. */
export type MapSight = {
  id: string;
  name: string;
  /** For screen readers: 'Uffizi, museum, 0.1 km, kept'. */
  label: string;
  point: LatLng;
  /** Selects the icon. */
  kind: string;
  /** A drop with its icon; else a dot. */
  isFamous: boolean;
  isKept: boolean;
};

/** All sights of a list on the map, instead of a result's ideas. */
export type MapSights = {
  /** The best first: where there is no room for all, those stay. */
  sights: readonly MapSight[];
  /** The view is fitted to these when they are other points than before. */
  fitTo: readonly LatLng[];
  selected: string | null;
  /** Its row is pointed at. */
  lit: string | null;
  onSelect: (id: string) => void;
  /** A marker is pointed at; null when it is left. */
  onPoint: (id: string | null) => void;
  /** Name of the list of markers. */
  listLabel: string;
  /** Name of several markers that stand as one, 'Uffizi, Bargello …': how many, and their names. */
  groupLabel: (count: number, names: string) => string;
  area: {
    state: 'idle' | 'searching' | 'failed';
    /** Looks for sights around the middle of the map. */
    onSearch: (middle: LatLng) => void;
  };
};
