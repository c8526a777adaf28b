import type { PlaceKind } from '#src/domain/place/places.ts';

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
  /** The area of a park; left out for other places and for parks whose area is not known. */
  area?: Area;
  /** The boxes that it really fills, where its outer box holds towns and land beside it. */
  boxes?: readonly Area[];
};

/** A box in degrees; where the park fills little of it, also within the radius around its middle. */
export type Area = {
  south: number;
  west: number;
  north: number;
  east: number;
  radiusKm: number | null;
};
