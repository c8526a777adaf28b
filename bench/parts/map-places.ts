import type { Point } from '../page/map-pictures.ts';

/** Where the map is looked at: old towns and new ones, valleys, coasts, plains, on five continents. */
export const MAP_PLACES: Readonly<Record<string, Point>> = {
  Lucca: { lat: 43.843, lng: 10.505 },
  Cork: { lat: 51.898, lng: -8.471 },
  Lauterbrunnen: { lat: 46.593, lng: 7.908 },
  Nara: { lat: 34.685, lng: 135.805 },
  Leeds: { lat: 53.797, lng: -1.548 },
  Guadalajara: { lat: 20.674, lng: -103.344 },
  Durban: { lat: -29.858, lng: 31.029 },
  Boulder: { lat: 40.015, lng: -105.27 },
};

/** The zoom of a chosen place, and the last zoom. */
export const ZOOMS = { first: 8, last: 13 } as const;
