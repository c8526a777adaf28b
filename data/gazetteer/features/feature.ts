import type { PlaceKind } from '#src/domain/places.ts';

/** A named place that is not a settlement. */
export type Feature = {
  name: string;
  german: string;
  others: string[];
  kind: PlaceKind;
  lat: number;
  lng: number;
  /** 0..99, on the scale of the settlements' importance. */
  importance: number;
  /** Metres; null where not known. */
  elevation: number | null;
  /** Spreads over several countries or none: shown without a country. */
  wide: boolean;
};
